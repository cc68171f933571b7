import { editDistance } from '#search/edit-distance.ts'
import { soundKey } from '#search/sound-key.ts'
import { foldName } from './fold-name.ts'

/** A page by its names. */
export interface NamedPage {
  readonly url: string
  /** Undefined outside the documents. */
  readonly title: string | undefined
  /** Its place among the pages of its language, the most read first. */
  readonly rank: number
}

/** Pages whose name is that or close to it. */
export interface NameMatch {
  readonly pages: readonly NamedPage[]
  readonly distance: number
}

/** The names of all pages of a language. */
export interface PageNames {
  /** The pages with this folded name: of the page, of it and the one above, or its title. */
  find(name: string): readonly NamedPage[]
  /** The pages with names up to some letters away, else those with names that sound alike (docs/behaviour/search.md 14). */
  listClose(name: string): readonly NameMatch[]
  /** The pages with a word in their name that is this one or close to it: `grid` of `grid-template-columns`. */
  listByWord(name: string): readonly NameMatch[]
  /** The title of the page at this address; undefined when it is not known. */
  titleOf(url: string): string | undefined
}

interface Name {
  readonly text: string
  readonly letters: number
  readonly pages: NamedPage[]
}

/** Names of more letters are no names that anyone spells. */
const MAX_LETTERS = 80

/** The names of these pages. */
export function pageNames(pages: readonly NamedPage[]): PageNames {
  const names = indexOf(pages, namesOf)
  // Few users ask for words, so that they are gathered when the first does.
  let words: Index | undefined
  const titles = new Map(pages.map(({ url, title }) => [url, title]))
  return {
    titleOf: (url) => titles.get(url),
    find: (name) => names.byText.get(name)?.pages ?? [],
    listClose: (name) => listClose(names, name).filter(({ distance }) => distance > 0),
    listByWord(name) {
      words ??= indexOf(pages, wordsOf)
      return listClose(words, name)
    },
  }
}

interface Index {
  readonly byText: ReadonlyMap<string, Name>
  readonly byLength: ReadonlyMap<number, readonly Name[]>
  /** By the sound of the name (`soundKey`). */
  readonly bySound: ReadonlyMap<string, readonly Name[]>
}

/** A shorter name sounds like too many others. */
const MIN_SOUND_LETTERS = 5
/** A name that only sounds alike comes after those that are spelt almost alike. */
const SOUND_DISTANCE = 3

function indexOf(pages: readonly NamedPage[], textsOf: (page: NamedPage) => ReadonlySet<string>): Index {
  const byText = new Map<string, Name>()
  for (const page of pages) {
    for (const text of textsOf(page)) {
      const known = byText.get(text)
      if (known === undefined) byText.set(text, { text, letters: lettersOf(text), pages: [page] })
      else known.pages.push(page)
    }
  }
  return {
    byText,
    byLength: Map.groupBy(byText.values(), ({ text }) => text.length),
    bySound: Map.groupBy(byText.values(), ({ text }) => soundKey(text)),
  }
}

/** The names that are spelt almost alike, that one among them; where there is none, those that sound alike. */
function listClose(index: Index, name: string): readonly NameMatch[] {
  const spelt = listSpelt(index, name)
  if (spelt.length > 0 || name.length < MIN_SOUND_LETTERS || name.length > MAX_LETTERS) return spelt
  return (index.bySound.get(soundKey(name)) ?? []).map(({ pages }) => ({ pages, distance: SOUND_DISTANCE }))
}

/** The names of about the same length whose letters are about the same, that one among them. */
function listSpelt({ byLength }: Index, name: string): readonly NameMatch[] {
  const max = tolerance(name.length)
  const letters = lettersOf(name)
  const lengths = Array.from({ length: 2 * max + 1 }, (_, index) => name.length - max + index)
  return lengths
    .flatMap((length) => byLength.get(length) ?? [])
    .filter((candidate) => countBits(candidate.letters ^ letters) <= 2 * max)
    .flatMap(({ text, pages }): NameMatch[] => {
      const distance = editDistance(name, text, max)
      return distance > max ? [] : [{ pages, distance }]
    })
}

/** Shorter words are in too many names. */
const MIN_WORD_LETTERS = 3

function wordsOf({ url }: NamedPage): ReadonlySet<string> {
  const words = (url.split('/').findLast((segment) => segment !== '') ?? '').split(/[^\p{L}\p{N}]+/u)
  return words.length < 2 ? new Set() : new Set(words.map(foldName).filter((word) => word.length >= MIN_WORD_LETTERS))
}

function namesOf({ url, title }: NamedPage): ReadonlySet<string> {
  const segments = url.split('/').filter((segment) => segment !== '')
  const names = [segments.at(-1) ?? '', segments.slice(-2).join(''), title ?? '']
  return new Set(names.map(foldName).filter((name) => name !== '' && name.length <= MAX_LETTERS))
}

/** How many letters may be wrong in a name. */
function tolerance(length: number): number {
  if (length > MAX_LETTERS || length < 3) return 0
  if (length < 6) return 1
  return length < 10 ? 2 : 3
}

/** Which letters a word has, as bits: words that are close have nearly the same. */
function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
