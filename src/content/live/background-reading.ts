import type { Steps } from '../read/steps.ts'

interface ReadingInput<Result> {
  readonly steps: Steps<Result>
  readonly onEnd: (result: Result) => void
  /** Gets what a step throws. */
  readonly onError: (error: unknown) => void
  /** Time of the last request, as of `performance.now()`. */
  readonly lastRequestMs: () => number
}

/** A request that comes meanwhile waits for so long at most. */
const SLICE_MS = 8
/** A request is several turns of the event loop: so long after one was noticed the reading pauses. */
const PAUSE_MS = 25

/** Work in steps that is carried out while no request is answered. */
export class BackgroundReading<Result> {
  readonly #input: ReadingInput<Result>
  #timer: NodeJS.Timeout | undefined
  #hasPaused = false

  constructor(input: ReadingInput<Result>) {
    this.#input = input
    this.#timer = setTimeout(() => this.#continue())
  }

  /** Carries out the rest at once. @throws what a step throws */
  finish(): void {
    this.stop()
    while (!this.#doStep());
  }

  /** Leaves out the rest. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** After each pause there is a slice, so that the reading ends however many requests come. */
  #continue(): void {
    const pauseMs = this.#hasPaused ? 0 : Math.max(0, this.#input.lastRequestMs() + PAUSE_MS - performance.now())
    this.#hasPaused = pauseMs > 0
    if (pauseMs > 0 || !this.#doSlice()) this.#timer = setTimeout(() => this.#continue(), pauseMs)
  }

  /** Whether the work is over. */
  #doSlice(): boolean {
    const end = performance.now() + SLICE_MS
    try {
      while (performance.now() < end) if (this.#doStep()) return true
      return false
    } catch (error) {
      this.#input.onError(error)
      return true
    }
  }

  #doStep(): boolean {
    const step = this.#input.steps.next()
    if (step.done === true) this.#input.onEnd(step.value)
    return step.done === true
  }
}
