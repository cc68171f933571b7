import { QuestionTable } from './build-state.ts'

/** The questions of a page as the thread that built it posts them: two million texts are a hundred thousand different ones, and each is posted once. */
export interface AskedQuestions {
  /** Whose list the numbers are from: each thread of a build has one. */
  readonly thread: number
  /** Places in the list. */
  readonly numbers: Uint32Array
  /** What this page adds to the list. */
  readonly added: readonly string[]
}

/** The list of a thread that builds pages. */
export class QuestionSender {
  readonly #thread: number
  readonly #table = new QuestionTable()

  constructor(thread: number) {
    this.#thread = thread
  }

  /** The result has to arrive: later ones are numbers of what it adds. */
  post(questions: Iterable<string>): AskedQuestions {
    const { questions: list } = this.#table
    const before = list.length
    const numbers = Uint32Array.from(questions, (question) => this.#table.numberOf(question))
    return { thread: this.#thread, numbers, added: list.slice(before) }
  }
}

/** Joins the lists of all threads. */
export class QuestionReceiver {
  readonly #table = new QuestionTable()
  /** For each thread, the numbers that the questions of its list have here. */
  readonly #numbers = new Map<number, number[]>()

  /** All questions that came. */
  get questions(): readonly string[] {
    return this.#table.questions
  }

  /** What a thread posts has to be taken in the order in which it was posted. @returns places in `questions` */
  take({ thread, numbers, added }: AskedQuestions): Uint32Array {
    const known = this.#numbers.get(thread) ?? []
    this.#numbers.set(thread, known)
    for (const question of added) known.push(this.#table.numberOf(question))
    return numbers.map((number) => known[number] ?? 0)
  }
}
