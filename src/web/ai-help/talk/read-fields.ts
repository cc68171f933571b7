import type { Source, SupportNote } from './talk.ts'

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** Text; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The sections of a list; what is none is left out. */
export function sourcesOf(value: unknown): readonly Source[] {
  return listOf(value).flatMap((one) => {
    const { url, title, heading } = fieldsOf(one)
    return typeof url === 'string' && typeof title === 'string' ? [{ url, title, heading: textOf(heading) ?? null }] : []
  })
}

/** The notes of a list; what is none is left out. */
export function notesOf(value: unknown): readonly SupportNote[] {
  return listOf(value).flatMap((one) => {
    const { url, title, browser, since } = fieldsOf(one)
    const isNote = typeof url === 'string' && typeof title === 'string' && typeof browser === 'string'
    return isNote ? [{ url, title, browser, since: textOf(since) ?? null }] : []
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
