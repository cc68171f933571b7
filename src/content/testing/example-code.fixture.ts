import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { LOCALE_FILES } from '../build/versions.ts'
import { MACROS } from '../macros/index.ts'
import { writeFiles } from './example-content.fixture.ts'

const LOCKFILE = join(import.meta.dirname, '../../../package-lock.json')

/** Files of the code that every page is built again for, each in another folder that counts. */
const SHARED_CODE = [
  'content/macros/engine/link.ts',
  'content/tree/titles.ts',
  'contracts/page.ts',
  'markup/address-html.ts',
  'scanner/checks/index.ts',
]
/** A file of the search engine. */
const SEARCH_CODE = 'search/tokenize.ts'
const LOCALE_CODE = LOCALE_FILES.map((name) => `locales/${name}`)

/**
 * Writes a made-up `src`, with the lockfile next to it, for builds to take versions of: it has every file that versions ask for by name. Its
 * texts are short, since only their hashes count, and a test may change them while someone works on the code itself.
 */
export function writeExampleCode(folder: string): void {
  const macros = MACROS.map(({ file }) => `content/macros/${file}`)
  const texts = INTERFACE_LOCALES.map(({ code }) => `locales/content/${code}.json`)
  const paths = [...SHARED_CODE, SEARCH_CODE, ...LOCALE_CODE, ...macros, ...texts]
  writeFiles(folder, Object.fromEntries(paths.map((path) => [path, path])))
  cpSync(LOCKFILE, join(folder, '../package-lock.json'))
}
