import { basename } from 'node:path'
import type { Problem, SourceFile } from './source-file.ts'

const MAX_LINES = 300
const EMPTY_NAMES = /^(?:utils?|helpers?|common|misc|shared|lib|types)(?:\.|$)/
/** `save-button.tsx`, `entry.server.tsx`, `save-button.test.tsx`. */
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/
/** Named after a locale. */
const LOCALE_FILE = /^src\/locales\/.+\/[a-z]{2}(?:-[A-Z]{2})?\.json$/

/** Files with code are short; tables of data are files of their own. */
export function findLongFiles(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    if (lines <= MAX_LINES || path.endsWith('.json') || path.endsWith('.data.ts')) return []
    return [{ file: path, message: `has ${lines} lines: split it, or move its tables to a file that ends in .data.ts` }]
  })
}

/** Names say what is inside: kebab-case, and none that fits anything. */
export function findBadNames(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.flatMap(({ path }) => {
    const folders = path.split('/').slice(0, -1)
    const empty = [...folders, basename(path)].find((name) => EMPTY_NAMES.test(name))
    if (empty !== undefined) return [{ file: path, message: `is named "${empty}", which fits anything: name it after what it holds` }]
    if (KEBAB_CASE.test(basename(path)) || LOCALE_FILE.test(path)) return []
    return [{ file: path, message: 'is not named in kebab-case after its main export' }]
  })
}

/** `src` holds sources only; what `tsc` and Vite make goes to ignored folders. */
export function findGeneratedFiles(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('src/') && /\.(?:d\.ts|mjs)$/.test(path))
    .map(({ path }) => ({ file: path, message: 'is a made file, or not TypeScript: delete it (outputs go to .tsc and .lectern)' }))
}

/** Named exports only, so that a name is the same wherever it is used; what tools are configured with is as they ask for it. */
export function findDefaultExports(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(
      ({ path, parsed }) =>
        !/\.(?:config|reporter)\.ts$|\/global-setup\.ts$/.test(path) &&
        parsed?.program.body.some(({ type }) => type === 'ExportDefaultDeclaration') === true,
    )
    .map(({ path }) => ({ file: path, message: 'has a default export: give it its name' }))
}
