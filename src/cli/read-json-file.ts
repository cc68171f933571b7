import { readFile, stat } from 'node:fs/promises'
import { parseJson } from '#content/text/json.ts'
import { reasonOf } from './reason-of.ts'
import { ConfigError } from './setting.ts'

interface ExpectedFile {
  /** For the message: `a file of lectern insights export`. */
  readonly expected: string
  readonly maxBytes: number
}

const MIB = 1024 * 1024

/**
 * The value of a JSON file that the operator names.
 *
 * @throws ConfigError when the file can't be read, is too large or has no JSON
 */
export async function readJsonFile(file: string, { expected, maxBytes }: ExpectedFile): Promise<unknown> {
  try {
    if ((await stat(file)).size > maxBytes) throw new Error(`it has more than ${maxBytes / MIB} MiB`)
    return parseJson(await readFile(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`${file} can't be read: ${reasonOf(error)}; expected ${expected}`)
  }
}
