import { hash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import { isMissing } from '../read/is-missing.ts'
import { parseJson } from '../text/json.ts'

/** A file of data that a content root brings along, read; or why it can't be used. */
export type JsonData<Data> = { readonly content: Data } | { readonly problem: string }

/**
 * Reads `files/jsondata/{name}` of the first content root that has it. Undefined when none has.
 *
 * @param schema what the file must look like
 */
export function findJsonData<Schema extends TSchema>(
  roots: readonly string[],
  name: string,
  schema: Schema,
): JsonData<Static<Schema>> | undefined {
  const found = readFirst(roots, name)
  if (found === undefined || 'problem' in found) return found
  try {
    const content: unknown = parseJson(found.content)
    if (Value.Check(schema, content)) return { content }
    const [first] = Value.Errors(schema, content)
    return {
      problem: `files/jsondata/${name}: ${first === undefined ? 'not as expected' : `${first.instancePath === '' ? 'the file' : first.instancePath} ${first.message}`}`,
    }
  } catch (error) {
    return { problem: `files/jsondata/${name} is not valid JSON: ${messageOf(error)}` }
  }
}

/** The snapshot of such a file: a hash of its bytes, or of the problem; `none` when no root has it. */
export function jsonDataVersion(roots: readonly string[], name: string): string {
  const found = readFirst(roots, name)
  return found === undefined ? 'none' : hash('sha1', 'problem' in found ? found.problem : found.content).slice(0, 16)
}

function readFirst(roots: readonly string[], name: string): JsonData<string> | undefined {
  for (const root of roots) {
    const found = readInside(root, join(root, 'files', 'jsondata', name), name)
    if (found !== undefined) return found
  }
  return undefined
}

/** Symbolic links are followed, but not out of the root. */
function readInside(root: string, path: string, name: string): JsonData<string> | undefined {
  try {
    if (!realpathSync(path).startsWith(realpathSync(root) + sep))
      return { problem: `files/jsondata/${name} is a symbolic link to a place outside of the content root` }
    return { content: readFileSync(path, 'utf8') }
  } catch (error) {
    if (isMissing(error)) return undefined
    return { problem: `cannot read files/jsondata/${name}: ${messageOf(error)}` }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
