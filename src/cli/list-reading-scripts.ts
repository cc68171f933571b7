import type { Rolldown } from 'vite'

/** Larger scripts are not for reading: editors, formatters. In characters; React has 220,000. */
const MAX_CHARACTERS = 256_000
/** What the application loads for the pages of other features, and for questions to the user. */
const NOT_FOR_READING = /^static\/(?:page-kinds?|app-route|updates-kind|chosen-survey|reason-form|language-offer)\./
/** What begins to load scripts: the loader of every page, the application, and the search of titles, which works offline too. */
const ROOTS = ['loader', 'entry.browser', 'quick-search']

/** What is looked at of a file of the bundler. */
type BundledFile =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports' | 'dynamicImports' | 'code'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName'>

/**
 * The scripts with which a stored article works as it does online: the loader, the application, quick search, and what these load next to them. Those with texts of a language
 * are named after it.
 *
 * @returns paths of addresses
 */
export function listReadingScripts(files: readonly BundledFile[]): readonly string[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const roots = [...chunks.keys()].filter((path) => ROOTS.some((name) => path.startsWith(`static/${name}.`)))
  const asked = roots.flatMap((path) => [path, ...(chunks.get(path)?.dynamicImports ?? [])])
  const wanted = asked.filter((path) => chunks.has(path) && !NOT_FOR_READING.test(path))
  const found = new Set(wanted.flatMap((path) => [...closureOf(path, (one) => chunks.get(one)?.imports ?? [])]))
  return [...found].filter((path) => (chunks.get(path)?.code.length ?? 0) <= MAX_CHARACTERS).map((path) => `/${path}`)
}

/** A module and all that it imports, directly or not. */
export function closureOf(start: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of importsOf(id)) found.add(imported)
  return found
}
