import type { Library } from './fetch-page.ts'
import type { StateStore } from './offline-state.ts'

/** What the answers to pages share. */
export interface Reading extends Library {
  readonly state: StateStore
  readonly reach: Reach
}

/** Keeps the worker running until a task has ended: `FetchEvent.waitUntil`. */
export type Wait = (task: Promise<unknown>) => void

/** Whether the server could be reached for the last page, as far as that is known. A browser that says it is online may have no connection. */
export class Reach {
  #last: Promise<boolean> = Promise.resolve(true)

  note(isReached: Promise<boolean> | boolean): void {
    this.#last = Promise.resolve(isReached)
  }

  last(): Promise<boolean> {
    return this.#last
  }
}
