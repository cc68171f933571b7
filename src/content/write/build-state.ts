import { readFileSync } from 'node:fs'
import type { Diagnostic } from '#contracts/diagnostics.ts'

/** What a build remembers of a page, to know whether the next one has to build it again. */
export interface PageState {
  /** Hash of the page's own record: front matter, text, metadata taken from English. */
  readonly record: string
  /** Indexes into `questions`. */
  readonly keys: readonly number[]
  readonly docHash: string
  readonly htmlHash: string
  /** Hash of what the HTML depends on apart from the document. */
  readonly shell: string
  readonly styleURL?: string
  readonly diagnostics?: readonly Diagnostic[]
}

/** What a build remembers, in `state.json` beside its manifest. Not part of the site. */
export interface BuildState {
  readonly version: 1
  /** Hash of the builder's code, apart from macros and texts. */
  readonly builder: string
  /** The questions that pages asked (tree/facts.ts), each once, and the answers they got. */
  readonly questions: readonly string[]
  readonly answers: readonly string[]
  readonly pages: Readonly<Record<string, PageState>>
  /** Hash of what everything but the pages depends on. */
  readonly outputs: string
  /** The build's pages were compressed ahead of time. */
  readonly isCompressed: boolean
}

/** The state of a former build; undefined when there is none or it is of another version or damaged, so that all is built anew. */
export function readBuildState(path: string): BuildState | undefined {
  try {
    const state: BuildState = JSON.parse(readFileSync(path, 'utf8'))
    return state.version === 1 && state.questions.length === state.answers.length ? state : undefined
  } catch {
    return undefined
  }
}

/** Collects questions, each once, and numbers them. */
export class QuestionTable {
  readonly questions: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(question: string): number {
    const known = this.#numbers.get(question)
    if (known !== undefined) return known
    const number = this.questions.length
    this.questions.push(question)
    this.#numbers.set(question, number)
    return number
  }
}
