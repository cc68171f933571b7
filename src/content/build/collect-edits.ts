import { sidebarStates } from './build-state.ts'
import { answerOf, builtStates } from './collect-state.ts'
import { FragmentCollector } from './fragment-state.ts'
import type { MadePages } from './make-pages.ts'
import type { BuildJob } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { QuestionTable } from './question-table.ts'
import type { StateEdits } from './state-edits.ts'

interface EditedInput {
  readonly previous: PreviousBuild
  readonly asked: ReadonlySet<number>
  readonly table: QuestionTable
  readonly made: MadePages
}

/**
 * What a build of edited texts changes of the previous state: the built pages, the answers about their texts, and what these pages are the first to ask. The
 * state of the search indexes is that of before.
 *
 * @param asked numbers of the questions about the edited texts
 * @param table the questions of the previous state; new ones are added to it
 */
export function collectEdits(job: BuildJob, { previous, asked, table, made }: EditedInput): StateEdits {
  const { source, plan } = job
  const { state } = previous
  const targets = new QuestionTable(state.fragments.targets)
  const fragments = new FragmentCollector(previous, made.fragments, targets)
  const pages = builtStates(job, made, { table, fragments })
  const sidebars = sidebarStates(table, made.sidebars)
  const numbers = [...asked, ...table.added.keys().map((place) => state.questions.length + place)]
  const { answers } = fragments.state(new Set(plan.pages.keep.map(({ url }) => url)))
  return {
    key: state.key,
    questions: table.added,
    answers: new Map(numbers.map((number) => [number, answerOf(table.at(number) ?? '', source, sidebars)])),
    pages,
    sidebars,
    targets: targets.added,
    targetAnswers: new Map([...answers.entries()].filter(([number, answer]) => answer !== state.fragments.answers[number])),
    search: state.search,
  }
}
