import type { ReadHistory } from '../read/git-history.ts'
import type { SiteContent } from '../site/read-site.ts'
import { BackgroundReading } from './background-reading.ts'
import type { LiveContent } from './live-content.ts'

interface SiteReadingInput {
  readonly content: LiveContent
  /** Reads the histories of the content roots without holding up requests; absent: they are read with the rest. */
  readonly readHistories: (() => Promise<readonly ReadHistory[]>) | undefined
  readonly onRead: (content: SiteContent) => void
  /** Gets what keeps the content from being read in the background. */
  readonly onError: (error: unknown) => void
  /** As in `BackgroundReading`. */
  readonly lastRequestMs: () => number
}

/** Reads whole content: in the background, or at once when something needs it. */
export class SiteReading {
  readonly #input: SiteReadingInput
  #reading: BackgroundReading<SiteContent> | undefined
  #isUnderWay = false
  /** Counts the readings that were begun, so that a late history of an old one is left out. */
  #begun = 0
  #waiting: (() => void)[] = []

  constructor(input: SiteReadingInput) {
    this.#input = input
  }

  /** Whether a reading in the background was begun and has not ended. */
  get isUnderWay(): boolean {
    return this.#isUnderWay
  }

  /** Begins a reading in the background. */
  start(): void {
    this.stop()
    this.#isUnderWay = true
    this.#begun += 1
    const begun = this.#begun
    const read = (histories?: readonly ReadHistory[]): void => {
      if (begun === this.#begun) this.#read(histories)
    }
    const { readHistories } = this.#input
    if (readHistories === undefined) read()
    else readHistories().then(read, () => read())
  }

  /** Carries out at once what is left of a reading, or a new one. @throws ContentError when the content can't be read */
  finish(): void {
    this.#begun += 1
    if (this.#reading === undefined) this.#read()
    try {
      this.#reading?.finish()
    } catch (error) {
      this.stop()
      this.#wake()
      throw error
    }
  }

  /** Leaves out the rest of a reading. */
  stop(): void {
    this.#begun += 1
    this.#reading?.stop()
    this.#end()
  }

  /** Resolves when the reading under way ends. */
  whenRead(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #read(histories?: readonly ReadHistory[]): void {
    const { content, onRead, onError, lastRequestMs } = this.#input
    this.#reading = new BackgroundReading({
      steps: content.readInSteps(histories),
      onEnd: (read) => {
        this.#end()
        onRead(read)
        this.#wake()
      },
      onError: (error) => {
        this.#end()
        onError(error)
        this.#wake()
      },
      lastRequestMs,
    })
  }

  #end(): void {
    this.#reading = undefined
    this.#isUnderWay = false
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }
}
