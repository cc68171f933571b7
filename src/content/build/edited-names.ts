import { LOCALES } from '#contracts/locales.ts'
import { metadataPath } from '../outputs/metadata.ts'
import type { BuildState } from './build-state.ts'
import { namedByContent } from './content-names.ts'
import type { PreviousBuild } from './previous-build.ts'
import type { StateEdits } from './state-edits.ts'

/** Addresses of pages, and paths of other files with a leading slash, that may be others in two builds. */
export interface EditedNames {
  readonly pages: ReadonlySet<string>
  readonly files: ReadonlySet<string>
}

/**
 * What may be different in two builds that have the same state but for edits of texts: these change the edited pages, the stylesheets and sidebars that such pages have
 * or had, and the metadata of all documents of a language (docs/behaviour/build.md 21).
 *
 * @param older edits of a build
 * @returns undefined when the previous build was not made from this one by edits of texts alone, so that all of both has to be compared
 */
export function listEditedNames(
  older: StateEdits | undefined,
  { edits, replaced }: Pick<PreviousBuild, 'edits' | 'replaced'>,
): EditedNames | undefined {
  if (older?.key !== edits.key || !hasKeys(edits.pages, older.pages) || !hasKeys(edits.sidebars, older.sidebars)) return undefined
  const states: readonly Pick<BuildState, 'pages' | 'sidebars'>[] = [older, edits, replaced]
  const named = states.flatMap((state) => namedByContent(state)).map(([path]) => path)
  return {
    pages: new Set(states.flatMap(({ pages }) => Object.keys(pages))),
    files: new Set([...named, ...LOCALES.map(({ code }) => `/${metadataPath(code)}`)]),
  }
}

function hasKeys(record: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(wanted).every((key) => Object.hasOwn(record, key))
}
