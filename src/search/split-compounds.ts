import type { PostingList, PostingLists } from './postings.ts'

/** Letters that join the halves of a German compound. */
const JOINTS = ['', 's', 'es', 'n', 'en']
const MIN_HALF = 4

/**
 * German writes compounds as one word: a document about `Suchmaschine` is found by `Maschine` as well, where both halves are words of the
 * site. Adds the documents of compounds to the lists of their halves.
 */
export function splitCompounds(postings: PostingLists): void {
  const added = new Map<string, Map<number, number>>()
  for (const [term, list] of postings) {
    for (const half of findHalves(term, postings)) {
      const documents = added.get(half) ?? new Map<number, number>()
      added.set(half, documents)
      for (const [at, document] of list.documents.entries())
        documents.set(document, (documents.get(document) ?? 0) | (list.places[at] ?? 0))
    }
  }
  for (const [term, documents] of added) addDocuments(postings.get(term), documents)
}

function findHalves(term: string, postings: PostingLists): readonly string[] {
  if (term.length < 2 * MIN_HALF || !/^[a-z]+$/.test(term)) return []
  for (let at = term.length - MIN_HALF; at >= MIN_HALF; at -= 1) {
    const end = term.slice(at)
    if (!postings.has(end)) continue
    const joint = JOINTS.find((letters) => term.slice(0, at).endsWith(letters) && postings.has(term.slice(0, at - letters.length)))
    if (joint !== undefined && at - joint.length >= MIN_HALF) return [term.slice(0, at - joint.length), end]
  }
  return []
}

function addDocuments(list: PostingList | undefined, documents: ReadonlyMap<number, number>): void {
  if (list === undefined) return
  const all = new Map(list.documents.map((document, at) => [document, list.places[at] ?? 0]))
  for (const [document, places] of documents) if (!all.has(document)) all.set(document, places)
  const sorted = [...all].sort(([a], [b]) => a - b)
  list.documents.splice(0, list.documents.length, ...sorted.map(([document]) => document))
  list.places.splice(0, list.places.length, ...sorted.map(([, places]) => places))
}
