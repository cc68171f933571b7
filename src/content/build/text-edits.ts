import { join } from 'node:path'
import { BUILD_FILES } from './build-files.ts'
import type { BuildInput, InputStamps } from './build-input.ts'
import { hasFailures } from './build-result.ts'
import { type BuildState, SIDEBAR_QUESTION } from './build-state.ts'
import { collectEdits } from './collect-edits.ts'
import { collectState } from './collect-state.ts'
import type { BuildJob } from './plan-site.ts'
import { hasNewSummary, listAsked, planPages, sitePlan, sourceOf } from './plan-text-edits.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkFile } from './public-files.ts'
import { QuestionTable } from './question-table.ts'
import { type Edits, readEdits } from './read-text-edits.ts'
import { reuseSiteFiles } from './reuse-site-files.ts'
import type { BuildStart } from './site-files.ts'
import { applyEdits, joinEdits } from './state-edits.ts'
import { readStoredSource, type SourceEdits, storeSource, storeSourceEdits } from './stored-source.ts'

/** With more edited pages than this, what is stored is written as a whole again. */
const MAX_STORED_EDITS = 256

/**
 * The build after edits of the texts of documents. Nothing else has changed since the previous build, so that its answers, lists and files of the whole site
 * stay (docs/behaviour/build.md 21).
 *
 * @returns undefined when something else has changed or can't be told: the whole content has to be read
 */
export function startTextEdits(input: BuildInput, previous: PreviousBuild | undefined): BuildStart | undefined {
  const { inputs } = input
  if (previous === undefined || inputs === undefined) return undefined
  const read = readStoredSource(previous.folder, inputs.frame)
  if (read === undefined) return undefined
  const { stored } = read
  const edits = readEdits(stored, read.edits.stamps, inputs)
  if (edits === undefined) return undefined
  const table = new QuestionTable(previous.state.questions)
  const known = { state: previous.state, asked: listAsked(edits, table), table }
  if (hasNewSummary(stored, edits)) return undefined
  const plan = planPages(stored, edits, known)
  if (plan === undefined) return undefined
  const job = { input, source: sourceOf(stored, edits, known), previous, plan: sitePlan(plan, previous.state) }
  return {
    job,
    collectState(made) {
      const own = collectEdits(job, { previous, asked: known.asked, table, made })
      const all = joinEdits(previous.edits, own)
      // A page that can't be built is in no state, and edits remove no sidebar.
      if (hasFailures(made.results) || hasLeftSidebar(own.pages, previous.state) || Object.keys(all.pages).length > MAX_STORED_EDITS)
        return { state: collectState(job, made) }
      return { state: applyEdits(previous.state, own), edits: all }
    },
    // The lists of the whole site leave a page out that can't be built.
    writeFiles: async (target) =>
      hasFailures(target.made.results)
        ? (await import('./whole-build.ts')).startWholeBuild(input, previous).writeFiles(target)
        : reuseSiteFiles(job, previous, target),
    storeSource: (folder) => storeTexts(folder, { job, previous, inputs, before: read.edits, edits }),
  }
}

/** Whether one of the built pages no longer asks for a sidebar: it may have been the last one. */
function hasLeftSidebar(built: BuildState['pages'], { pages, questions }: BuildState): boolean {
  return Object.entries(built).some(([url, { keys }]) => {
    const asked = new Set(keys)
    return pages[url]?.keys.some((number) => !asked.has(number) && questions.at(number)?.startsWith(SIDEBAR_QUESTION) === true) === true
  })
}

interface Texts {
  readonly job: BuildJob
  readonly previous: PreviousBuild
  readonly inputs: InputStamps
  /** The edits that the source had. */
  readonly before: SourceEdits
  readonly edits: Edits
}

/** The source stays as it was stored, with the edited texts. */
function storeTexts(folder: string, { job, previous, inputs, before, edits }: Texts): void {
  const own = Array.from(edits.values(), ({ file, hash, bodyStart }) => [file, { hash, bodyStart }] as const)
  const texts = new Map([...before.texts, ...own])
  if (texts.size > MAX_STORED_EDITS) storeSource(folder, job.source, inputs)
  else {
    if (folder !== previous.folder) linkFile(join(previous.folder, BUILD_FILES.source), join(folder, BUILD_FILES.source))
    storeSourceEdits(folder, { key: before.key, stamps: inputs.stamps, texts })
  }
}
