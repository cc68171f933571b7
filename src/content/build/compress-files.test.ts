import { hash, randomBytes } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { brotliWindowBits } from '#contracts/brotli-window.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { compressFiles } from './compress-files.ts'
import type { PublicFolder } from './public-files.ts'
import { SiteFolderError } from './site-folder.ts'

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
  const best = brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits(code.length) },
  }).length
  expect(all).toEqual([best, best, other])
  expect(best).toBeLessThan(other)
})

test('a large file has the bytes that it would have if it were compressed as a whole', async () => {
  const large = Buffer.from(Array.from({ length: 200_000 }, (_, at) => `Line ${at} of a large file.\n`).join(''))
  expect(large.length).toBeGreaterThan(5_000_000)
  const folder = temporaryFolder({ 'a.json': large, 'a.json.br': 'of an older text' })
  const written = await compressFiles(at(folder), ['a.json'], { signal: never })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_SIZE_HINT]: large.length,
    [constants.BROTLI_PARAM_LGWIN]: 22,
  }
  const [brotli, zipped] = ['a.json.br', 'a.json.gz'].map((path) => readFileSync(join(folder, path)))
  expect(brotli?.equals(brotliCompressSync(large, { params }))).toBe(true)
  expect(zipped?.equals(gzipSync(large, { level: 9 }))).toBe(true)
  expect(written.sort()).toEqual([
    ['a.json.br', hash('sha1', brotli ?? '')],
    ['a.json.gz', hash('sha1', zipped ?? '')],
  ])
})

test('a file that cannot be compressed ends the work on the others', async () => {
  const paths = Array.from({ length: 400 }, (_, at) => `${at}.html`)
  const folder = temporaryFolder(Object.fromEntries(paths.map((path) => [path, text])))
  await expect(compressFiles(at(folder), ['no.html', ...paths], { signal: never })).rejects.toThrow('no.html')
  const left = readdirSync(folder).length
  expect(left).toBeLessThan(450)
  await setImmediate()
  expect(readdirSync(folder)).toHaveLength(left)
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

test('a large file that cannot be written is a problem of the site folder, which names it', async () => {
  const folder = temporaryFolder({ 'a.json': Buffer.alloc(5_000_000, ' ') })
  mkdirSync(join(folder, 'a.json.br'))
  const error = await compressFiles(at(folder), ['a.json'], { signal: never }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SiteFolderError)
  expect(String(error)).toContain('a.json.br')
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
  interface Again {
    /** Whether both builds have one file on the disk. */
    readonly isShared: boolean
    /** Files that are known to be the same. */
    readonly same?: readonly string[]
    /** Files that are in the new folder already. */
    readonly present?: readonly string[]
    readonly change?: (folder: string) => void
  }
  async function compressTwice({ isShared, same = [], present = [], change }: Again) {
    const [before, after] = [temporaryFolder({ 'a.html': text }), temporaryFolder(isShared ? {} : { 'a.html': text })]
    if (isShared) linkSync(join(before, 'a.html'), join(after, 'a.html'))
    const written = await compressFiles(at(before), ['a.html'], { signal: never })
    const files = Object.fromEntries(written.map(([path, digest]) => [`/${path}`, digest]))
    for (const path of present) copyFileSync(join(before, path), join(after, path))
    change?.(before)
    const previous = { publicFolder: at(before), files, same: new Set(same), present: new Set(present.map((path) => `/${path}`)) }
    const again = await compressFiles(at(after), ['a.html'], { signal: never, previous })
    const isLinked = ['a.html.br', 'a.html.gz'].map((path) => inode(after, path) === inode(before, path))
    return { written: written.sort(), again: again.sort(), isLinked }
  }

  test('what both share is not compressed again', async () => {
    const { written, again, isLinked } = await compressTwice({ isShared: true })
    expect(again).toEqual(written)
    expect(isLinked).toEqual([true, true])
  })

  test('a file that was written anew is compressed', async () => {
    const { written, again, isLinked } = await compressTwice({ isShared: false })
    expect(again).toEqual(written)
    expect(isLinked).toEqual([false, false])
  })

  test('a file that is known to be the same is not compressed again', async () => {
    const { written, again, isLinked } = await compressTwice({ isShared: false, same: ['a.html'] })
    expect(again).toEqual(written)
    expect(isLinked).toEqual([true, true])
  })

  test('a compressed file that is there already stays', async () => {
    const { written, again, isLinked } = await compressTwice({ isShared: false, same: ['a.html'], present: ['a.html.br'] })
    expect(again).toEqual(written)
    expect(isLinked).toEqual([false, true])
  })

  test('a compressed file that is there already is replaced when its file was written anew', async () => {
    const folder = temporaryFolder({ 'a.html': text, 'a.html.br': 'of an older text', 'a.html.gz': 'of an older text' })
    const older = linkAside(folder, 'a.html.br')
    await compressFiles(at(folder), ['a.html'], { signal: never })
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text)
    expect(readFileSync(older, 'utf8')).toBe('of an older text')
  })

  test('a compressed file that is gone from the previous build throws with its path', async () => {
    const twice = compressTwice({ isShared: true, change: (folder) => rmSync(join(folder, 'a.html.gz')) })
    await expect(twice).rejects.toThrow('a.html.gz')
  })

  /** A second name of a file, as another build has it. */
  function linkAside(folder: string, path: string): string {
    const name = join(temporaryFolder({}), 'link')
    linkSync(join(folder, path), name)
    return name
  }
})
