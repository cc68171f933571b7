import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'
import { fieldsOf, findPlayCode } from './code/play-code.ts'
import type { OpenDraft, PlayModel } from './code/play-model.ts'

/** The key by which pages of this site hand code over, and by which a tab keeps its own (docs/behaviour/shared-code.md 9). */
const KEY = 'playground-session-code'

/** The code that a tab has, and, if this page stored it, the address that it was opened by (the query of it). */
export interface SessionCode {
  readonly model: Omit<PlayModel, 'version'>
  /** Absent: another page of this site handed it over. */
  readonly query?: string
}

/**
 * The code of this tab: what the user had before a reload, or what another page of this site left there, which is `{html, css, js, src}`.
 * Only pages of this site can write it, so it may run at once, unless it is code of others that the user has not allowed yet.
 */
export function findSessionCode(): SessionCode | undefined {
  const stored = parseJson(readStored(KEY, 'sessionStorage'))
  const code = findPlayCode(stored)
  if (code === undefined) return undefined
  const fields = fieldsOf(stored)
  const query = fields.get('query')
  if (typeof query !== 'string') return { model: { code, original: code, isTrusted: true, document: 'handed-over' } }
  const id = fields.get('id')
  const model = {
    code,
    original: findPlayCode(fields.get('original')),
    id: typeof id === 'string' ? id : undefined,
    draft: findOpenDraft(fields.get('draft')),
    isTrusted: fields.get('isTrusted') === true,
    document: 'kept',
  }
  return { model, query }
}

/** Keeps the code for a reload of this tab. */
export function keepSessionCode({ code, original, id, draft, isTrusted }: PlayModel, query: string): void {
  store(KEY, JSON.stringify({ ...code, original, id, draft, isTrusted, query }), 'sessionStorage')
}

function findOpenDraft(value: unknown): OpenDraft | undefined {
  const fields = fieldsOf(value)
  const [id, name, revision] = [fields.get('id'), fields.get('name'), fields.get('revision')]
  const saved = findPlayCode(fields.get('saved'))
  if (typeof id !== 'string' || typeof name !== 'string' || typeof revision !== 'number' || saved === undefined) return undefined
  return { id, name, revision, saved, isTrusted: fields.get('isTrusted') === true }
}
