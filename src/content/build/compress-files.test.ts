import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { compressFiles } from './compress-files.ts'
import type { PublicFolder } from './public-files.ts'

const text = 'Some text. '.repeat(1000)
const never = new AbortController().signal
const at = (path: string): PublicFolder => ({ path, hasPortableNames: false })

test('texts get a compressed twin of each kind, which holds the same', async () => {
  const folder = temporaryFolder({ 'a/index.html': text, 'b.svg': text, 'c.png': text })
  const written = await compressFiles(at(folder), ['a/index.html', 'b.svg', 'c.png'], never)
  expect(written.map(([path]) => path).sort()).toEqual(['a/index.html.br', 'a/index.html.gz', 'b.svg.br', 'b.svg.gz'])
  expect(readdirSync(folder).sort()).toEqual(['a', 'b.svg', 'b.svg.br', 'b.svg.gz', 'c.png'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a/index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'b.svg.gz'))).toString()).toBe(text)
  for (const [path, digest] of written) expect(digest).toBe(hash('sha1', readFileSync(join(folder, path))))
})

test('the same text gives the same bytes', async () => {
  const [one, two] = [temporaryFolder({ 'a.html': text }), temporaryFolder({ 'a.html': text })]
  expect((await compressFiles(at(one), ['a.html'], never)).sort()).toEqual((await compressFiles(at(two), ['a.html'], never)).sort())
})

test('a build that is cut off stops', async () => {
  const folder = temporaryFolder({ 'a.html': text })
  await expect(compressFiles(at(folder), ['a.html'], AbortSignal.abort(new Error('Ctrl-C')))).rejects.toThrow('Ctrl-C')
  expect(readdirSync(folder)).toEqual(['a.html'])
})

test('a file that is not there throws with its path', async () => {
  await expect(compressFiles(at(temporaryFolder()), ['no.html'], never)).rejects.toThrow('no.html')
})
