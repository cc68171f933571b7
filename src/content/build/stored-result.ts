import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { trustJson } from '../text/json.ts'
import { BUILD_FILES } from './build-files.ts'
import type { BuildResult } from './build-input.ts'
import { readFolders } from './folders-file.ts'
import { replaceFile } from './replace-file.ts'
import { isUntouched } from './untouched-folders.ts'

/** What a build reported, and the inputs that it is the result of (hash-inputs.ts): while these are the same, nothing is to be done. */
export interface StoredResult {
  readonly id: string
  readonly inputs: string
  readonly pages: number
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The result of the build that is served, when it was made from the same inputs and no file of it is gone.
 *
 * @param folder of that build
 */
export function findStoredResult(folder: string, inputs: string): BuildResult | undefined {
  const stored = readResult(folder, inputs)
  const folders = readFolders(folder)
  if (stored?.inputs !== inputs || folders === undefined || !isUntouched(folder, folders)) return undefined
  const { id, pages, diagnostics } = stored
  return { id, pages, built: 0, rendered: 0, kept: pages, deleted: 0, isPublished: true, diagnostics }
}

/** Stores the result of a build in its folder. */
export function writeResult(folder: string, result: StoredResult): void {
  replaceFile(join(folder, BUILD_FILES.result), [Buffer.from(JSON.stringify(result))])
}

/** Id and inputs stand before the list, which may be long. */
const HEAD_BYTES = 200

/** Undefined when there is none, or it is damaged, of other inputs or that of another build. */
function readResult(folder: string, inputs: string): StoredResult | undefined {
  try {
    const file = join(folder, BUILD_FILES.result)
    if (!readHead(file).includes(inputs)) return undefined
    const result: StoredResult = trustJson(readFileSync(file, 'utf8'))
    const isWhole = Array.isArray(result.diagnostics) && typeof result.pages === 'number'
    return isWhole && basename(folder).split('-')[0] === result.id ? result : undefined
  } catch {
    return undefined
  }
}

function readHead(path: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  const file = openSync(path, 'r')
  try {
    return head.subarray(0, readSync(file, head))
  } finally {
    closeSync(file)
  }
}
