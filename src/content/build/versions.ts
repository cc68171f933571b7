import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INTERFACE_LOCALES, interfaceLocaleOf, LOCALES } from '#contracts/locales.ts'
import { dataVersions } from '../data/data-sources.ts'
import { MACROS } from '../macros/index.ts'
import type { SiteContent } from '../site/read-site.ts'
import { trustJson } from '../text/json.ts'
import { shortHash, type Versions } from '../tree/facts.ts'

/** Folder of the builder's code. */
const CONTENT_CODE = join(import.meta.dirname, '..')
/** Packages that are data and nothing else: pages reach them through data/data-sources.ts alone, and so know their versions. */
const DATA_PACKAGES: ReadonlySet<string> = new Set(
  ['@mdn/browser-compat-data', '@webref/css', '@webref/idl', 'mdn-data', 'web-features', 'web-specs'].map((name) => `node_modules/${name}`),
)
/** What documents have of the texts in `src/locales`, apart from those of `content`, which have versions of their own. */
export const LOCALE_FILES = ['content.ts', 'translate.ts', 'per-locale.ts', 'areas.ts', 'areas.json', 'observatory.ts', 'observatory.json']
const MACRO_FILES: ReadonlySet<string> = new Set(MACROS.map(({ file }) => file))

/**
 * Hash of the builder's code, of the packages it is locked to and of Node, which is no package everywhere. What counts for some pages alone is left out: macros, the texts of
 * each language, the data packages.
 *
 * @param codeFolder `src` of the project
 */
export function builderVersion(codeFolder = join(CONTENT_CODE, '..'), nodeVersion = process.version): string {
  const macros = new Set([...MACRO_FILES].map((file) => join(codeFolder, 'content/macros', file)))
  const parts = [
    listCode(join(codeFolder, 'content')).filter((path) => !macros.has(path)),
    listCode(join(codeFolder, 'contracts')),
    listCode(join(codeFolder, 'markup')),
    // Its tests and its advice are parts of documents.
    listCode(join(codeFolder, 'scanner')),
    LOCALE_FILES.map((name) => join(codeFolder, 'locales', name)),
  ]
  const digests = parts.flat().map((path) => `${path.slice(codeFolder.length)} ${fileHash(path)}`)
  return shortHash([nodeVersion, ...digests, ...lockedPackages(join(codeFolder, '../package-lock.json'))].join('\n'))
}

/** Hash of the code of the search engine, which pages do not depend on. @param codeFolder `src` of the project */
export function searchVersion(codeFolder = join(CONTENT_CODE, '..')): string {
  return shortHash(
    listCode(join(codeFolder, 'search'))
      .map((path) => `${path.slice(codeFolder.length)} ${fileHash(path)}`)
      .join('\n'),
  )
}

/** The versions that pages can depend on, by the names that `Questions.version` gives them. */
export function readVersions(
  { brand, site, roots, sidebars }: Pick<SiteContent, 'brand' | 'site' | 'roots' | 'sidebars'>,
  codeFolder = join(CONTENT_CODE, '..'),
): Versions {
  return {
    ...dataVersions(roots),
    'site:document': shortHash(JSON.stringify([brand.shortName, site.source])),
    ...Object.fromEntries([...MACRO_FILES].map((file) => [`macro:${file}`, fileHash(join(codeFolder, 'content/macros', file))])),
    ...textVersions(join(codeFolder, 'locales/content')),
    ...Object.fromEntries([...sidebars].map(([name, { content }]) => [`sidebar-file:${name}`, shortHash(JSON.stringify(content))])),
  }
}

/** What the texts of each language depend on; a community's language has the English ones. */
function textVersions(folder: string): Versions {
  const hashes = new Map(INTERFACE_LOCALES.map(({ code }) => [code, fileHash(join(folder, `${code}.json`))]))
  return Object.fromEntries(LOCALES.map(({ code }) => [`texts:${code}`, hashes.get(interfaceLocaleOf(code)) ?? '']))
}

/** Packages that pages are built with: neither tools of development nor data. */
function lockedPackages(path: string): string[] {
  const {
    packages,
  }: { packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string; readonly dev?: boolean }>> } = trustJson(
    readFileSync(path, 'utf8'),
  )
  return Object.entries(packages).flatMap(([name, { version, integrity, dev }]) =>
    name === '' || dev === true || DATA_PACKAGES.has(name) ? [] : [`${name} ${version} ${integrity}`],
  )
}

function listCode(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listCode(path)
      return /\.(?:ts|json)$/.test(entry.name) && !/\.(?:test|fixture)\.ts$/.test(entry.name) ? [path] : []
    })
}

function fileHash(path: string): string {
  return hash('sha1', readFileSync(path)).slice(0, 16)
}
