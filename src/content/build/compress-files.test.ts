import { hash, randomBytes } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { compressFiles } from './compress-files.ts'
import type { PublicFolder } from './public-files.ts'

const text = 'Some text. '.repeat(1000)
const never = new AbortController().signal
const at = (path: string): PublicFolder => ({ path, hasPortableNames: false })

test('texts get a compressed twin of each kind, which holds the same', async () => {
  const folder = temporaryFolder({ 'a/index.html': text, 'b.svg': text, 'c.png': text })
  const written = await compressFiles(at(folder), ['a/index.html', 'b.svg', 'c.png'], { signal: never })
  expect(written.map(([path]) => path).sort()).toEqual(['a/index.html.br', 'a/index.html.gz', 'b.svg.br', 'b.svg.gz'])
  expect(readdirSync(folder).sort()).toEqual(['a', 'b.svg', 'b.svg.br', 'b.svg.gz', 'c.png'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a/index.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'b.svg.gz'))).toString()).toBe(text)
  for (const [path, digest] of written) expect(digest).toBe(hash('sha1', readFileSync(join(folder, path))))
})

test('scripts and stylesheets of all pages are as small as Brotli makes them', async () => {
  const code = readFileSync(new URL(import.meta.url), 'utf8')
  const paths = ['a.js', 'static/a.js', 'static/a.css', 'static/styles/a.css']
  const folder = temporaryFolder(Object.fromEntries(paths.map((path) => [path, code])))
  await compressFiles(at(folder), paths, { signal: never })
  const [other = 0, ...all] = paths.map((path) => statSync(join(folder, `${path}.br`)).size)
  const best = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  expect(all).toEqual([best, best, other])
  expect(best).toBeLessThan(other)
})

test('the same text gives the same bytes', async () => {
  const [one, two] = [temporaryFolder({ 'a.html': text }), temporaryFolder({ 'a.html': text })]
  expect((await compressFiles(at(one), ['a.html'], { signal: never })).sort()).toEqual(
    (await compressFiles(at(two), ['a.html'], { signal: never })).sort(),
  )
})

test('what is repeated from the start to the end of a file is found', async () => {
  const half = randomBytes(100_000).toString('hex')
  const folder = temporaryFolder({ 'a.txt': half + half })
  await compressFiles(at(folder), ['a.txt'], { signal: never })
  expect(statSync(join(folder, 'a.txt.br')).size).toBeLessThan(half.length * 0.6)
})

test('a build that is cut off stops', async () => {
  const folder = temporaryFolder({ 'a.html': text })
  await expect(compressFiles(at(folder), ['a.html'], { signal: AbortSignal.abort(new Error('Ctrl-C')) })).rejects.toThrow('Ctrl-C')
  expect(readdirSync(folder)).toEqual(['a.html'])
})

test('a file that is not there throws with its path', async () => {
  await expect(compressFiles(at(temporaryFolder()), ['no.html'], { signal: never })).rejects.toThrow('no.html')
})

describe('after a previous build', () => {
  const inode = (folder: string, path: string): bigint => statSync(join(folder, path), { bigint: true }).ino
  async function compressTwice(isShared: boolean, change: (folder: string) => void = () => {}) {
    const [before, after] = [temporaryFolder({ 'a.html': text }), temporaryFolder(isShared ? {} : { 'a.html': text })]
    if (isShared) linkSync(join(before, 'a.html'), join(after, 'a.html'))
    const written = await compressFiles(at(before), ['a.html'], { signal: never })
    const files = Object.fromEntries(written.map(([path, digest]) => [`/${path}`, digest]))
    change(before)
    const again = await compressFiles(at(after), ['a.html'], { signal: never, previous: { publicFolder: at(before), files } })
    return { before, after, written, again }
  }

  test('what both share is not compressed again', async () => {
    const { before, after, written, again } = await compressTwice(true)
    expect(again.sort()).toEqual(written.sort())
    for (const path of ['a.html.br', 'a.html.gz']) expect(inode(after, path)).toBe(inode(before, path))
  })

  test('a file that was written anew is compressed', async () => {
    const { before, after, written, again } = await compressTwice(false)
    expect(again.sort()).toEqual(written.sort())
    for (const path of ['a.html.br', 'a.html.gz']) expect(inode(after, path)).not.toBe(inode(before, path))
  })

  test('a compressed file that is gone from the previous build throws with its path', async () => {
    await expect(compressTwice(true, (folder) => rmSync(join(folder, 'a.html.gz')))).rejects.toThrow('a.html.gz')
  })
})
