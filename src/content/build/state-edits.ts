import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { FragmentAnswer } from '../fragments/broken-fragments.ts'
import { ChangedTexts } from '../text/texts.ts'
import { BUILD_FILES } from './build-files.ts'
import type { BuildState } from './build-state.ts'
import { linkFile, replaceBlocks, writeNewFile } from './public-files.ts'
import { encodeState, readStateFile } from './state-file.ts'

/**
 * What edits of texts have changed of a state since its `state.bin` was written. That is little of 14 MB. Questions and parts of pages keep their numbers, so
 * that `state.bin` is not written again after each edit (docs/decisions/0170).
 */
export interface StateEdits {
  /** `key` of the state. */
  readonly key: string
  /** Questions that have come, after those of the state. */
  readonly questions: readonly string[]
  /** Answers that have changed or come, by the numbers of their questions. */
  readonly answers: ReadonlyMap<number, string>
  readonly pages: BuildState['pages']
  readonly sidebars: BuildState['sidebars']
  /** Parts of pages that have come, after those of the state. */
  readonly targets: readonly string[]
  /** Whether parts of pages are there, where that has changed, by their numbers. */
  readonly targetAnswers: ReadonlyMap<number, FragmentAnswer | null>
  readonly search: BuildState['search']
}

/** What of a state the edits of a build have replaced. */
export type Replaced = Pick<BuildState, 'pages' | 'sidebars'>

/** The state of a build, and what edits of texts have changed of it. */
export interface EditedState {
  /** With its edits. */
  readonly state: BuildState
  readonly edits: StateEdits
  readonly replaced: Replaced
}

/** The edits of a state that is in its file as a whole. */
function noEdits({ key, search }: Pick<BuildState, 'key' | 'search'>): StateEdits {
  return { key, questions: [], answers: new Map(), pages: {}, sidebars: {}, targets: [], targetAnswers: new Map(), search }
}

/** A state with its edits. */
export function applyEdits(state: BuildState, edits: StateEdits): BuildState {
  const { questions, answers, pages, sidebars, fragments } = state
  return {
    ...state,
    questions: new ChangedTexts(questions, new Map(edits.questions.map((question, at) => [questions.length + at, question]))),
    answers: new ChangedTexts(answers, edits.answers),
    pages: { ...pages, ...edits.pages },
    sidebars: { ...sidebars, ...edits.sidebars },
    fragments: { targets: [...fragments.targets, ...edits.targets], answers: replaceAt(fragments.answers, edits.targetAnswers) },
    search: edits.search,
  }
}

/** The edits of several builds, one after the other, as one. */
export function joinEdits(first: StateEdits, second: StateEdits): StateEdits {
  return {
    key: first.key,
    questions: [...first.questions, ...second.questions],
    answers: new Map([...first.answers, ...second.answers]),
    pages: { ...first.pages, ...second.pages },
    sidebars: { ...first.sidebars, ...second.sidebars },
    targets: [...first.targets, ...second.targets],
    targetAnswers: new Map([...first.targetAnswers, ...second.targetAnswers]),
    search: second.search,
  }
}

function replaceAt<Value>(values: readonly Value[], changed: ReadonlyMap<number, Value>): readonly Value[] {
  const all = [...values]
  for (const [index, value] of changed) all[index] = value
  return all
}

/**
 * The state of a previous build; undefined when there is none or it is of another version or damaged, so that all is built anew.
 *
 * @param folder of the build
 */
export function readBuildState(folder: string): EditedState | undefined {
  const state = readStateFile(join(folder, BUILD_FILES.state))
  const edits = state === undefined ? undefined : readStateEdits(folder)
  if (state === undefined || edits?.key !== state.key) return undefined
  const replaced = { pages: pick(state.pages, edits.pages), sidebars: pick(state.sidebars, edits.sidebars) }
  return { state: applyEdits(state, edits), edits, replaced }
}

/** The entries of a record whose keys another one has. */
function pick<Value>(record: Readonly<Record<string, Value>>, keys: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.keys(keys).flatMap((key) => {
      const value = record[key]
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** The edits in the folder of a build; undefined when there are none or they are damaged. */
export function readStateEdits(folder: string): StateEdits | undefined {
  try {
    const edits: StateEdits = deserialize(readFileSync(join(folder, BUILD_FILES.stateEdits)))
    const isWhole =
      [edits.questions, edits.targets].every(Array.isArray) &&
      [edits.answers, edits.targetAnswers].every((map) => map instanceof Map) &&
      [edits.pages, edits.sidebars, edits.search].every((part) => typeof part === 'object')
    return isWhole ? edits : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores the state of a build in its folder.
 *
 * @param edits with which the state is that of the previous build; undefined where it is written as a whole
 * @throws SiteFolderError when a file can't be written
 */
export function writeBuildState(
  folder: string,
  {
    state,
    edits,
    previousFolder,
  }: { readonly state: BuildState; readonly edits?: StateEdits | undefined; readonly previousFolder?: string | undefined },
): void {
  const file = join(folder, BUILD_FILES.state)
  if (edits === undefined || previousFolder === undefined) replaceBlocks(file, encodeState(state))
  else linkFile(join(previousFolder, BUILD_FILES.state), file)
  writeNewFile(join(folder, BUILD_FILES.stateEdits), serialize(edits ?? noEdits(state)))
}
