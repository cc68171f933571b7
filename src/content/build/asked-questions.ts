import { NumberLists } from './number-lists.ts'
import { QuestionTable } from './question-table.ts'

/** The questions of a page as the thread that built it posts them: two million texts are a hundred thousand different ones, and few are posted twice. */
export interface AskedQuestions {
  readonly thread: number
  /** Which of the lists of this thread the numbers are from: it begins a new one when the last has become long. */
  readonly list: number
  /** Places in the list. */
  readonly numbers: Uint32Array
  /** What this page adds to the list. */
  readonly added: readonly string[]
}

/** Pages that are built one after the other ask much the same. */
const LONG_LIST = 10_000

/** The list of a thread that builds pages. */
export class QuestionSender {
  readonly #thread: number
  #list = 0
  #table = new QuestionTable()

  constructor(thread: number) {
    this.#thread = thread
  }

  /** The result has to arrive: later ones are numbers of what it adds. */
  post(questions: Iterable<string>): AskedQuestions {
    if (this.#table.length >= LONG_LIST) {
      this.#list += 1
      this.#table = new QuestionTable()
    }
    const table = this.#table
    const before = table.length
    const numbers = Uint32Array.from(questions, (question) => table.numberOf(question))
    return { thread: this.#thread, list: this.#list, numbers, added: table.added.slice(before) }
  }
}

/** Joins the lists of all threads. */
export class QuestionReceiver {
  readonly #table = new QuestionTable()
  readonly #made = new NumberLists()
  /** For each thread, its list and the numbers that the questions of this list have here. */
  readonly #lists = new Map<number, { readonly list: number; readonly known: number[] }>()

  /** All questions that came. */
  get questions(): readonly string[] {
    return this.#table.questions
  }

  /** What a thread posts has to be taken in the order in which it was posted. @returns places in `questions` */
  take({ thread, list, numbers, added }: AskedQuestions): Uint32Array {
    const last = this.#lists.get(thread)
    const known = last?.list === list ? last.known : []
    if (known !== last?.known) this.#lists.set(thread, { list, known })
    for (const question of added) known.push(this.#table.numberOf(question))
    return this.#made.listOf(numbers, (number) => known[number] ?? 0)
  }

  /** As `take`. @returns the questions themselves */
  textsOf(asked: AskedQuestions): readonly string[] {
    return Array.from(this.take(asked), (number) => this.#table.at(number) ?? '')
  }
}
