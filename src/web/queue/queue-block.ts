import type { ExampleTextKey } from '#locales/examples/example-texts.ts'
import type { TextValues } from '#locales/translate.ts'
import type { QueueItem } from './queued-code.ts'

/** What the parts of the queue need of the page. */
export interface QueueTools {
  readonly locale: string
  /** Of the texts, where it is not that of the page. */
  readonly lang: string | undefined
  readonly t: (key: ExampleTextKey, values?: TextValues) => string
}

/** A code block of the page that can be in the queue. */
export interface QueueBlock extends QueueItem {
  /** With its head. */
  readonly element: HTMLElement
  readonly choice: HTMLInputElement
}
