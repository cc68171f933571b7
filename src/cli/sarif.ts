import { relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHECKS } from '#content/diagnostics/index.ts'
import type { Diagnostic, Severity } from '#contracts/diagnostics.ts'

/** SARIF knows three levels next to `none`. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>
const DEFAULT_LEVELS = { off: 'none', warn: 'warning', error: 'error' } as const

const RULES = CHECKS.map(({ kind, level, meaning, help }) => ({
  id: kind,
  shortDescription: { text: meaning },
  help: { text: help },
  defaultConfiguration: { enabled: level !== 'off', level: DEFAULT_LEVELS[level] },
}))

/**
 * Diagnostics in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), as code hosts read it.
 *
 * @param folders absolute; files are named from the first of these on that holds them
 */
export function sarifOf(diagnostics: readonly Diagnostic[], folders: readonly string[]) {
  const bases = folders.map((folder, index) => ({ folder, id: index === 0 ? 'PROJECT' : `CONTENT${index}` }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'lectern', rules: RULES } },
        originalUriBaseIds: Object.fromEntries(bases.map(({ folder, id }) => [id, { uri: `${pathToFileURL(folder).href}/` }])),
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, bases)),
      },
    ],
  } as const
}

type Bases = readonly { readonly folder: string; readonly id: string }[]

function resultOf({ kind, severity, message, hint, file, line, column, fix }: Diagnostic, bases: Bases) {
  const ruleIndex = RULES.findIndex(({ id }) => id === kind)
  const artifactLocation = locationOf(file, bases)
  const region = line === undefined ? {} : { region: { startLine: line, ...(column === undefined ? {} : { startColumn: column }) } }
  return {
    ruleId: kind,
    ...(ruleIndex < 0 ? {} : { ruleIndex }),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message} (${hint})` },
    locations: [{ physicalLocation: { artifactLocation, ...region } }],
    ...(fix === undefined ? {} : { fixes: [fixOf(fix, artifactLocation)] }),
  }
}

function fixOf({ start, end, text }: NonNullable<Diagnostic['fix']>, artifactLocation: ReturnType<typeof locationOf>) {
  const replacement = { deletedRegion: { charOffset: start, charLength: end - start }, insertedContent: { text } }
  return { description: { text: `write ${text}` }, artifactChanges: [{ artifactLocation, replacements: [replacement] }] }
}

/** An address relative to a folder; of a file outside of all folders (a list of page views) the whole address. */
function locationOf(file: string, bases: Bases): { readonly uri: string; readonly uriBaseId?: string } {
  const base = bases.find(({ folder }) => file.startsWith(folder + sep))
  if (base === undefined) return { uri: pathToFileURL(file).href }
  return { uri: relative(base.folder, file).split(sep).map(encodeURIComponent).join('/'), uriBaseId: base.id }
}
