import { fieldsOf, notesOf, sourcesOf, textOf } from './read-fields.ts'
import type { Source, SupportNote } from './talk.ts'

/** How many questions a user has left; null in place of it for no limit. */
export interface Quota {
  readonly remaining: number
  readonly limit: number
}

/** An event of the stream of an answer or of an explanation, as the page uses it. */
export type HelpEvent =
  | {
      readonly kind: 'metadata'
      readonly chatId: string | undefined
      readonly messageId: string | undefined
      readonly sources: readonly Source[]
      readonly createdAt: string | undefined
      readonly model: string | null
      /** Undefined when the event has none. */
      readonly quota: Quota | null | undefined
      /** Of an explanation: what is rated. */
      readonly hash: string | undefined
    }
  | { readonly kind: 'text'; readonly text: string; readonly finish: string | null }
  | { readonly kind: 'pages'; readonly pages: readonly Source[] }
  | { readonly kind: 'end'; readonly status: 'complete' | 'off_topic' | 'too_long' | 'filtered'; readonly notes: readonly SupportNote[] }
  | { readonly kind: 'error'; readonly message: string }

/** Reads an event; undefined for one that this page does not know. */
export function readHelpEvent(event: unknown): HelpEvent | undefined {
  const fields = fieldsOf(event)
  switch (fields.type) {
    case 'metadata':
      return {
        kind: 'metadata',
        chatId: textOf(fields.chat_id),
        messageId: textOf(fields.message_id),
        sources: sourcesOf(fields.sources),
        createdAt: textOf(fields.created_at),
        model: textOf(fields.model) ?? null,
        quota: 'quota' in fields ? quotaOf(fields.quota) : undefined,
        hash: textOf(fields.hash),
      }
    case 'end':
      return { kind: 'end', status: statusOf(fields.status), notes: notesOf(fields.notes) }
    case 'error':
      return { kind: 'error', message: textOf(fields.message) ?? '' }
    case 'pages':
      return { kind: 'pages', pages: sourcesOf(fields.pages) }
    default:
      return chunkOf(fields)
  }
}

/** The quota in an event or a reply; null where there is no limit. */
export function quotaOf(value: unknown): Quota | null {
  const { remaining, limit } = fieldsOf(value)
  return typeof remaining === 'number' && typeof limit === 'number' ? { remaining, limit } : null
}

function chunkOf({ choices }: Readonly<Record<string, unknown>>): HelpEvent | undefined {
  if (!Array.isArray(choices)) return undefined
  const { delta, finish_reason } = fieldsOf(choices[0])
  return { kind: 'text', text: textOf(fieldsOf(delta).content) ?? '', finish: textOf(finish_reason) ?? null }
}

function statusOf(value: unknown): 'complete' | 'off_topic' | 'too_long' | 'filtered' {
  return value === 'off_topic' || value === 'too_long' || value === 'filtered' ? value : 'complete'
}
