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
  /** Counts the readings that were begun, so that a late history of an old one is left out. */
  #begun = 0
  #waiting: (() => void)[] = []

  constructor(input: SiteReadingInput) {
    this.#input = input
  }

  /** Begins a reading in the background. */
  start(): void {
    this.stop()
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
    this.#reading?.finish()
  }

  /** Leaves out the rest of a reading. */
  stop(): void {
    this.#begun += 1
    this.#reading?.stop()
    this.#reading = undefined
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
        this.#reading = undefined
        onRead(read)
        this.#wake()
      },
      onError: (error) => {
        this.#reading = undefined
        onError(error)
        this.#wake()
      },
      lastRequestMs,
    })
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }
}
