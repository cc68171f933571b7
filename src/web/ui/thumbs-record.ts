import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'

/** What a user said of a part of the site (docs/behaviour/feedback.md 3). */
export interface ThumbsRecord {
  /** In milliseconds since 1970. */
  readonly submitted_at: number
  readonly value: boolean
}

/** A part of the site, and what of it is asked about where there are several things. */
export interface ThumbsSubject {
  readonly feature: string
  readonly featureKey?: string
}

const KEY = 'thumbs'

/** What the user of this browser has said; undefined when nothing, or when it was not stored. */
export function findThumbs(subject: ThumbsSubject): ThumbsRecord | undefined {
  return readAll()[thumbsName(subject)]
}

/** Keeps what the user says now. */
export function storeThumbs(subject: ThumbsSubject, record: ThumbsRecord): void {
  store(KEY, JSON.stringify({ ...readAll(), [thumbsName(subject)]: record }))
}

/** The name of a subject: `ai-help/answer`. */
export function thumbsName({ feature, featureKey }: ThumbsSubject): string {
  return featureKey === undefined ? feature : `${feature}/${featureKey}`
}

/** Anybody can write to the storage: what is no record is as good as none. */
function readAll(): Readonly<Record<string, ThumbsRecord>> {
  const value = parseJson(readStored(KEY))
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, ThumbsRecord] => isRecord(entry[1])))
}

function isRecord(value: unknown): value is ThumbsRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'submitted_at' in value &&
    typeof value.submitted_at === 'number' &&
    'value' in value &&
    typeof value.value === 'boolean'
  )
}
