import { listOwnImports, type OwnImport } from './imports.ts'
import { isTest, type Problem, type SourceFile } from './source-file.ts'

/** The parts that each part may import, besides itself. The `references` of its tsconfig.json say the same, so that `tsc -b` checks it too. */
export const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  locales: [],
  markup: ['contracts', 'locales'],
  search: ['contracts', 'markup'],
  updates: ['contracts'],
  scanner: ['contracts'],
  content: ['contracts', 'locales', 'markup', 'search', 'updates', 'scanner'],
  web: ['contracts', 'locales', 'markup', 'search'],
  worker: ['contracts', 'locales', 'markup'],
  server: ['contracts', 'locales', 'markup', 'search', 'updates', 'scanner'],
  cli: ['contracts', 'locales', 'markup', 'search', 'updates', 'scanner', 'content', 'web', 'server'],
}

/** Folders of a part that all its features may import. */
const COMMONS: Readonly<Record<string, readonly string[]>> = {
  web: ['texts', 'browser', 'ui', 'shell', 'article'],
  server: ['http', 'mail', 'store'],
}
/** The files and folders in which the features of a part meet. */
const JOINERS: readonly string[] = [
  'src/web/app/',
  'src/server/app.ts',
  'src/server/document-app.ts',
  'src/server/personal-data.ts',
  'src/server/subscription-ends.ts',
]

/** Rules 1 to 4 and 7: a part imports what is below it, and nothing of ours that is no part. */
export function findWrongDirections(sources: readonly SourceFile[]): readonly Problem[] {
  return importsOfSrc(sources).flatMap(({ file, line, target }) => {
    const [from, to] = [partOf(file), partOf(target)]
    if (from === undefined) return []
    if (to === undefined) return [{ file, line, message: `imports ${target}: src never imports what is outside of it (house rule 7)` }]
    if (from === to || DIRECTIONS[from]?.includes(to) === true) return []
    return [
      {
        file,
        line,
        message: `imports ${target}: "${from}" may import ${listOf(DIRECTIONS[from])} only; hand the value over in cli, or move what both need to contracts (house rules 1-4)`,
      },
    ]
  })
}

/** Rule 5: a feature imports itself and its part's commons; only the joining files know several features. */
export function findSiblingImports(sources: readonly SourceFile[]): readonly Problem[] {
  return importsOfSrc(sources).flatMap(({ file, line, target }) => {
    if (JOINERS.some((joiner) => file.startsWith(joiner)) || isTest(file)) return []
    const [own, other] = [featureOf(file), featureOf(target)]
    if (other === undefined || own === other || partOf(file) !== partOf(target)) return []
    return [
      {
        file,
        line,
        message: `imports the feature ${other}: features meet in ${JOINERS.join(', ')} only, through props and values (house rule 5)`,
      },
    ]
  })
}

/** Every folder of `src` is a part that the table above knows. */
export function findUnknownParts(sources: readonly SourceFile[]): readonly Problem[] {
  const parts = new Set(sources.flatMap(({ path }) => (path.startsWith('src/') ? [path.split('/')[1] ?? ''] : [])))
  return [...parts]
    .filter((part) => DIRECTIONS[part] === undefined)
    .map((part) => ({
      file: `src/${part}`,
      message: 'is no known part: add it to DIRECTIONS in tools/house/directions.ts and to ARCHITECTURE.md',
    }))
}

function importsOfSrc(sources: readonly SourceFile[]): readonly OwnImport[] {
  return sources.filter(({ path }) => path.startsWith('src/')).flatMap(listOwnImports)
}

function partOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}

/** `web/home` for `src/web/home/home-page.tsx`; undefined for commons, for files directly in a part and for parts without features. */
function featureOf(path: string): string | undefined {
  const [, part = '', folder = ''] = /^src\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  const commons = COMMONS[part]
  return commons === undefined || folder === '' || commons.includes(folder) ? undefined : `${part}/${folder}`
}

function listOf(parts: readonly string[] | undefined): string {
  return parts === undefined || parts.length === 0 ? 'nothing of ours' : parts.join(', ')
}
