import type { ImportProblem, RawEntry } from './import-reading.ts'
import { findJsonErrorLine } from './json-error-line.ts'

interface Entries {
  readonly entries: readonly RawEntry[]
  readonly problems: readonly ImportProblem[]
}

/** The entries of a JSON file: a list of them, or an object whose `items` is one. Keys no one knows are ignored. */
export function readJsonEntries(text: string): Entries {
  const read = parse(text)
  if ('line' in read) return { entries: [], problems: [{ unit: 'line', place: read.line, reason: 'syntax' }] }
  const list = Array.isArray(read.value) ? read.value : fieldOf(read.value, 'items')
  if (!Array.isArray(list)) return { entries: [], problems: [{ unit: 'file', place: 0, reason: 'not_an_entry' }] }
  const looked: readonly (RawEntry | ImportProblem)[] = list.map((entry, index) => entryOf(entry, index + 1))
  return { entries: looked.filter((one) => 'url' in one), problems: looked.filter((one) => 'reason' in one) }
}

function entryOf(entry: unknown, place: number): RawEntry | ImportProblem {
  const [url, title, notes] = [fieldOf(entry, 'url'), fieldOf(entry, 'title') ?? undefined, fieldOf(entry, 'notes') ?? undefined]
  if (url === undefined || url === '') return { unit: 'entry', place, reason: 'no_link' }
  if (typeof url !== 'string' || !isTextOrAbsent(title) || !isTextOrAbsent(notes)) return { unit: 'entry', place, reason: 'not_an_entry' }
  return { unit: 'entry', place, url, title, notes }
}

function isTextOrAbsent(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

/** The value, or the line at which the text stops being JSON. */
function parse(text: string): { readonly value: unknown } | { readonly line: number } {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { line: findJsonErrorLine(text) }
  }
}
