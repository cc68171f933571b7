import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#contracts/manifest.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { encodeManifest, ManifestFile, writeId } from './manifest-file.ts'

const MANIFEST: Omit<SiteManifest, 'id'> = {
  version: 1,
  csp: `script-src "files":{'self'}`,
  pages: { '/en-US/docs/A': '1'.repeat(16), '/en-US/docs/"é"': '2'.repeat(16) },
  files: { '/a.css': '3'.repeat(40), '/en-US/docs/A': '4'.repeat(40) },
  search: { 'en-US': '5'.repeat(40) },
}
const REDIRECTS = '{"/en-us/docs/b":"/en-US/docs/A"}'
const NO_CHANGES = { pages: {}, files: {}, search: {} }

/** The folder of a build with this manifest. */
function buildOf(manifest: Omit<SiteManifest, 'id'> = MANIFEST): string {
  const bytes = encodeManifest(manifest)
  writeId(bytes, Buffer.from(REDIRECTS))
  return temporaryFolder({ 'manifest.json': bytes, 'redirects.json': REDIRECTS })
}

test('a manifest has an id that is a hash of all else and of the redirects', () => {
  const folder = buildOf()
  const file = ManifestFile.read(folder)
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({ ...MANIFEST, id: file?.id })
  expect(file?.value).toEqual({ ...MANIFEST, id: file?.id })
  expect(file?.redirects.toString()).toBe(REDIRECTS)
  expect(ManifestFile.read(buildOf({ ...MANIFEST, csp: '' }))?.id).not.toBe(file?.id)
})

test('names of files that Windows can write are told without parsing', () => {
  expect(ManifestFile.read(buildOf())?.hasPortableNames).toBe(false)
  const { version, ...rest } = MANIFEST
  expect(ManifestFile.read(buildOf({ version, portableNames: true, ...rest }))?.hasPortableNames).toBe(true)
})

test('other hashes give the bytes and the id of a manifest that is made of them', () => {
  const pages = { '/en-US/docs/"é"': 'a'.repeat(16) }
  const files = { '/en-US/docs/A': 'b'.repeat(40) }
  const search = { 'en-US': 'c'.repeat(40) }
  const bytes = ManifestFile.read(buildOf())?.replace({ pages, files, search }) ?? Buffer.alloc(0)
  const expected = encodeManifest({ ...MANIFEST, pages: { ...MANIFEST.pages, ...pages }, files: { ...MANIFEST.files, ...files }, search })
  expect(writeId(bytes, Buffer.from(REDIRECTS))).toBe(writeId(expected, Buffer.from(REDIRECTS)))
  expect(bytes.toString()).toBe(expected.toString())
})

test('the manifest itself stays as it was', () => {
  const file = ManifestFile.read(buildOf())
  const bytes = file?.replace({ ...NO_CHANGES, files: { '/a.css': 'b'.repeat(40) } }) ?? Buffer.alloc(0)
  writeId(bytes, Buffer.from(''))
  expect(file?.value).toEqual({ ...MANIFEST, id: file?.id })
})

test.each([
  ['a page that is not there', { ...NO_CHANGES, pages: { '/en-US/docs/B': 'a'.repeat(16) } }],
  ['a page that is a file', { ...NO_CHANGES, pages: { '/a.css': 'a'.repeat(40) } }],
  ['a file that is a page', { ...NO_CHANGES, files: { '/en-US/docs/"é"': 'a'.repeat(16) } }],
  ['an index of another language', { ...NO_CHANGES, search: { de: 'a'.repeat(40) } }],
  ['a hash of another length', { ...NO_CHANGES, pages: { '/en-US/docs/A': 'a'.repeat(40) } }],
])('the hash of %s can not be replaced', (_, changes) => {
  expect(ManifestFile.read(buildOf())?.replace(changes)).toBeUndefined()
})

test('files are found, and pages and parts of names are not', () => {
  const file = ManifestFile.read(buildOf())
  expect(['/a.css', '/en-US/docs/A', '/en-US/docs/"é"', 'a.css', '/a.cs'].map((path) => file?.findFile(path))).toEqual([
    '3'.repeat(40),
    '4'.repeat(40),
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['without its manifest', 'manifest.json', undefined],
  ['without its redirects', 'redirects.json', undefined],
  ['with other redirects', 'redirects.json', '{}'],
  ['with an empty manifest', 'manifest.json', ''],
  ['with a manifest that is cut off', 'manifest.json', (text: string) => text.slice(0, -30)],
  ['with a manifest in which a hash is another', 'manifest.json', (text: string) => text.replace('333', '334')],
])('a build %s has none', (_, name, content) => {
  const folder = buildOf()
  const path = join(folder, name)
  const text = typeof content === 'function' ? content(readFileSync(path, 'utf8')) : content
  if (text === undefined) expect(ManifestFile.read(join(folder, 'gone'))).toBeUndefined()
  else {
    writeFileSync(path, text)
    expect(ManifestFile.read(folder)).toBeUndefined()
  }
})

test('a manifest of another version is none', () => {
  const bytes = Buffer.from(encodeManifest(MANIFEST).toString().replace('"version":1', '"version":2'))
  writeId(bytes, Buffer.from(REDIRECTS))
  expect(ManifestFile.read(temporaryFolder({ 'manifest.json': bytes, 'redirects.json': REDIRECTS }))).toBeUndefined()
})
