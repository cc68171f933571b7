import { expect, test } from 'vitest'
import { describeStores } from '../../store/testing/describe-stores.fixture.ts'
import { inParallel } from '../../store/testing/in-parallel.fixture.ts'
import { embeddingHash, findEmbeddings, storeEmbeddings } from './stored-embeddings.ts'

const COUNT = 300
const NOW = Date.UTC(2026, 0, 1)

describeStores('stored embeddings', ({ getStore }) => {
  test('questions that store the same ones at once, each in its own order, wait for each other and end', async () => {
    const { db } = getStore()
    const hashes = Array.from({ length: COUNT }, (_, index) => embeddingHash('a model', `text ${index}`))
    const vectors = new Map(hashes.map((hash, index) => [hash, Float32Array.of(index, -index)]))
    const orders = [[...vectors], [...vectors].reverse()]
    await inParallel(20, (index) => storeEmbeddings(db, new Map(orders[index % 2]), NOW))
    expect(await findEmbeddings(db, hashes, NOW)).toEqual(vectors)
  })
})
