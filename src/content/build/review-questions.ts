import { type BuiltSidebar, type RecordedSidebar, recordOf } from '../sidebars/sidebar-builder.ts'
import type { Answers } from '../tree/facts.ts'
import { type BuildState, recordedSidebar, SIDEBAR_QUESTION } from './build-state.ts'

/** What has become of the questions of a previous build. */
export interface Review {
  /** Whether the answer to a question, by its number, is another one now. */
  readonly isChanged: (index: number) => boolean
  /** The sidebars that were asked about, by key, as they are now. */
  readonly sidebars: ReadonlyMap<string, RecordedSidebar>
}

/**
 * Asks the questions of a previous build again, each once and when it is first needed. A sidebar is itself made of questions: while none of
 * them has another answer it is as it was; else it is built again, and has changed only when something of it shows.
 *
 * @param rebuild gives a sidebar by its key as it is now; undefined when only the page that shows it can tell
 */
export function reviewQuestions(
  previous: BuildState,
  { answers, rebuild }: { readonly answers: Answers; readonly rebuild: (key: string) => BuiltSidebar | undefined },
): Review {
  const changed: boolean[] = []
  const sidebars = new Map<string, RecordedSidebar>()
  const isChanged = (index: number): boolean => (changed[index] ??= ask(previous.questions.at(index) ?? '') !== previous.answers.at(index))

  function ask(question: string): string {
    if (!question.startsWith(SIDEBAR_QUESTION)) return answers.find(question)
    const key = question.slice(SIDEBAR_QUESTION.length)
    return (sidebars.get(key) ?? review(key))?.version ?? ''
  }

  function review(key: string): RecordedSidebar | undefined {
    const state = previous.sidebars[key]
    if (state !== undefined && !state.keys.some(isChanged)) {
      const kept = recordedSidebar(key, state, previous.questions)
      sidebars.set(key, kept)
      return kept
    }
    const built = rebuild(key)
    for (const sidebar of built === undefined ? [] : [...built.parts, built]) sidebars.set(sidebar.text, recordOf(sidebar))
    return built
  }

  return { isChanged, sidebars }
}
