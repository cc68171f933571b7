import type { Database } from '../../store/tables.ts'
import type { AskEmbeddings } from './ask-embeddings.ts'
import { embeddingHash, findEmbeddings, storeEmbeddings } from './stored-embeddings.ts'

/** Texts of one request to the model, and questions whose texts are asked for at once; others are ordered by words. */
const BATCH_MAX = 16
const AT_ONCE_MAX = 4

/** The meaning of a question and of the texts that may answer it: vectors of the same length. */
export interface Meanings {
  readonly question: Float32Array
  /** In the order of the texts. */
  readonly texts: readonly Float32Array[]
}

/** Undefined: too many questions wait for the model. */
export type EmbedTexts = (question: string, texts: readonly string[]) => Promise<Meanings | undefined>

interface EmbedOptions {
  readonly db: Database
  readonly model: string
  readonly ask: AskEmbeddings
  readonly now: () => number
}

/**
 * Finds the meaning of a question and of texts: the model is asked for the question and for the texts that are not stored, in batches one after the
 * other, and each batch is stored. Texts of pages are stored, questions are not. Stored vectors whose length is another than that of the question's
 * are of an earlier model with the same name: they are replaced.
 *
 * The function throws an Error when the model fails.
 */
export function createEmbedTexts({ db, model, ask, now }: EmbedOptions): EmbedTexts {
  let waiting = 0

  async function embed(question: string, texts: readonly string[]): Promise<Meanings> {
    const byHash = new Map(texts.map((text) => [embeddingHash(model, text), text]))
    const known = await findEmbeddings(db, [...byHash.keys()], now())
    const unknown = [...byHash.keys()].filter((hash) => !known.has(hash))
    const first = unknown.slice(0, BATCH_MAX - 1)
    const [meaning, ...firstVectors] = await ask([question, ...first.map((hash) => byHash.get(hash) ?? '')])
    if (meaning === undefined) throw new Error('the response holds no embedding of the question')
    const isUsable = (vector: Float32Array | undefined): boolean => vector?.length === meaning.length
    const vectors = new Map([...known].filter(([, vector]) => isUsable(vector)))

    const keep = async (hashes: readonly string[], found: readonly Float32Array[]): Promise<void> => {
      if (!found.every(isUsable)) throw new Error('the embeddings have lengths of all kinds')
      const batch = new Map(hashes.flatMap((hash, at) => (found[at] === undefined ? [] : [[hash, found[at]] as const])))
      await storeEmbeddings(db, batch, now())
      for (const [hash, vector] of batch) vectors.set(hash, vector)
    }
    await keep(first, firstVectors)
    const rest = [...byHash.keys()].filter((hash) => !vectors.has(hash))
    for (let at = 0; at < rest.length; at += BATCH_MAX) {
      const hashes = rest.slice(at, at + BATCH_MAX)
      await keep(hashes, await ask(hashes.map((hash) => byHash.get(hash) ?? '')))
    }
    return { question: meaning, texts: texts.map((text) => vectors.get(embeddingHash(model, text)) ?? new Float32Array(meaning.length)) }
  }

  return async (question, texts) => {
    if (waiting >= AT_ONCE_MAX) return undefined
    waiting += 1
    try {
      return await embed(question, texts)
    } finally {
      waiting -= 1
    }
  }
}
