import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import type { TextValues } from '#locales/translate.ts'

/** What is wrong, as a text of the playground. */
export interface ImportMapError {
  readonly key: PlaygroundTextKey
  readonly values: TextValues
}

const PARTS = ['imports', 'scopes', 'integrity']
const ADDRESS = /^(?:https?:\/\/|data:|blob:|\/|\.\.?\/)/

/**
 * What a browser would reject or leave out of an import map (HTML standard, "parse an import map string"); undefined when it would take all of it.
 *
 * @param text JSON as its author wrote it; empty: there is none
 */
export function findImportMapError(text: string): ImportMapError | undefined {
  if (text.trim() === '') return undefined
  const map = parse(text)
  if (map instanceof Error) return { key: 'import_map_not_json', values: { reason: map.message } }
  if (!isObject(map)) return { key: 'import_map_not_object', values: { key: 'imports' } }
  const entries = Object.entries(map)
  const unknown = entries.find(([key]) => !PARTS.includes(key))
  if (unknown !== undefined) return { key: 'import_map_unknown', values: { key: unknown[0] } }
  const notObject = entries.find(([, part]) => !isObject(part))
  if (notObject !== undefined) return { key: 'import_map_not_object', values: { key: notObject[0] } }
  const { imports = {}, scopes = {} } = Object.fromEntries(entries)
  return addressError(imports) ?? scopeError(scopes)
}

function scopeError(scopes: unknown): ImportMapError | undefined {
  if (!isObject(scopes)) return undefined
  for (const [scope, imports] of Object.entries(scopes)) {
    if (!isObject(imports)) return { key: 'import_map_not_object', values: { key: scope } }
    const error = addressError(imports)
    if (error !== undefined) return error
  }
  return undefined
}

function addressError(imports: unknown): ImportMapError | undefined {
  if (!isObject(imports)) return undefined
  const bad = Object.entries(imports).find(([, address]) => typeof address !== 'string' || !ADDRESS.test(address))
  return bad === undefined ? undefined : { key: 'import_map_bad_address', values: { key: bad[0] } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
