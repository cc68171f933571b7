/** Does small pieces of work one after the other, each in a turn of its own of the event loop, so that requests are answered in between. */
export class BackgroundWork {
  readonly #pieces: (() => void)[] = []
  #isRunning = false

  /** @param piece must not throw */
  add(piece: () => void): void {
    this.#pieces.push(piece)
    if (this.#isRunning) return
    this.#isRunning = true
    setImmediate(() => this.#next())
  }

  #next(): void {
    this.#pieces.shift()?.()
    this.#isRunning = this.#pieces.length > 0
    if (this.#isRunning) setImmediate(() => this.#next())
  }
}
