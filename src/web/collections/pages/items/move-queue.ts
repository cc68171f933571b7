/** A user who holds an arrow key moves an item thirty times a second: one call reports all of it when the key rests. In milliseconds. */
const REST_MS = 250

interface Move {
  readonly itemId: string
  readonly make: () => Promise<void>
}

/** Makes moves one after the other; of several moves of one item that follow each other only the last is made. */
export class MoveQueue {
  readonly #onSettled: (failure: unknown) => void
  readonly #waiting: Move[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRunning = false

  /** @param onSettled called each time that nothing is left to be made: with what went wrong, then the moves after it were given up */
  constructor(onSettled: (failure: unknown) => void) {
    this.#onSettled = onSettled
  }

  add(itemId: string, make: () => Promise<void>): void {
    if (this.#waiting.at(-1)?.itemId === itemId) this.#waiting.pop()
    this.#waiting.push({ itemId, make })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), REST_MS)
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    let failure: unknown
    for (let move = this.#waiting.shift(); move !== undefined; move = this.#waiting.shift()) {
      try {
        await move.make()
      } catch (error) {
        failure = error
        this.#waiting.length = 0
      }
    }
    this.#isRunning = false
    this.#onSettled(failure)
  }
}
