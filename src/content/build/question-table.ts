import { TextNumbers, type Texts } from '../text/text-numbers.ts'

/** Collects questions, each once, and numbers them. */
export class QuestionTable {
  /** Those that have their numbers already. */
  readonly #known: Texts
  #knownNumbers: TextNumbers | undefined
  readonly #added: string[] = []
  readonly #numbers = new Map<string, number>()

  /** @param known questions that have their numbers already */
  constructor(known: Texts = []) {
    this.#known = known
  }

  get length(): number {
    return this.#known.length + this.#added.length
  }

  /** The questions that were not known, in the order of their numbers. */
  get added(): readonly string[] {
    return this.#added
  }

  at(number: number): string | undefined {
    const { length } = this.#known
    return number < length ? this.#known.at(number) : this.#added[number - length]
  }

  /** All questions, by their numbers. */
  get questions(): readonly string[] {
    return this.#known.length === 0 ? this.#added : [...this.#known, ...this.#added]
  }

  numberOf(question: string): number {
    const known = this.find(question)
    if (known !== undefined) return known
    const number = this.length
    this.#added.push(question)
    this.#numbers.set(question, number)
    return number
  }

  /** Undefined for a question that is not in the table. */
  find(question: string): number | undefined {
    const number = this.#numbers.get(question)
    if (number !== undefined || this.#known.length === 0) return number
    this.#knownNumbers ??= new TextNumbers(this.#known)
    return this.#knownNumbers.find(question)
  }

  /** The numbers of questions by those that they had in a previous table. */
  renumber(previous: Texts): (number: number) => number {
    const known: (number | undefined)[] = new Array(previous.length)
    return (number) => (known[number] ??= this.numberOf(previous.at(number) ?? ''))
  }
}
