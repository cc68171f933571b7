import type { ImportFault, RawEntry } from './import-reading.ts'
import { findJsonFaultLine } from './json-fault-line.ts'

interface Entries {
  readonly entries: readonly RawEntry[]
  readonly faults: readonly ImportFault[]
}

/** The entries of a JSON file: a list of them, or an object whose `items` is one. Keys nobody knows are ignored. */
export function readJsonEntries(text: string): Entries {
  const read = parse(text)
  if ('line' in read) return { entries: [], faults: [{ unit: 'line', place: read.line, reason: 'syntax' }] }
  const list = Array.isArray(read.value) ? read.value : fieldOf(read.value, 'items')
  if (!Array.isArray(list)) return { entries: [], faults: [{ unit: 'file', place: 0, reason: 'not_an_entry' }] }
  const looked: readonly (RawEntry | ImportFault)[] = list.map((entry, index) => entryOf(entry, index + 1))
  return { entries: looked.filter((one) => 'url' in one), faults: looked.filter((one) => 'reason' in one) }
}

function entryOf(entry: unknown, place: number): RawEntry | ImportFault {
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
    return { line: findJsonFaultLine(text) }
  }
}
