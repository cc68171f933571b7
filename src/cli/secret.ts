import { closeSync, openSync, readSync } from 'node:fs'
import { readLine } from './read-account-values.ts'
import { ConfigError, type Given } from './setting.ts'

/** More than any secret has. */
const SECRET_BYTES_MAX = 4096

/** A secret, and where it was found in the words of a message: a message never shows the secret itself. */
export interface Secret {
  readonly name: string
  readonly value: string
}

/** The secret in an environment variable. */
export function readSecret(given: Given | undefined): Secret | undefined {
  const value = readLine(given)
  return given === undefined || value === undefined ? undefined : { name: given.name, value }
}

/**
 * The secret in the first line of a file, whose path is given. Other users of the machine can see the environment of a process, and reports of
 * crashes hold it; a file has its own permissions.
 *
 * @throws ConfigError for a file that can't be read
 */
export function readSecretFile(given: Given | undefined): Secret | undefined {
  const path = readLine(given)
  if (given === undefined || path === undefined) return undefined
  return { name: `the first line of the file in ${given.name}`, value: firstLineOf(given.name, path) }
}

/**
 * The one of both that is set.
 *
 * @param variable the variable of `direct`; that of `inFile` ends with `_FILE`
 * @throws ConfigError where both are set
 */
export function chooseSecret(variable: string, direct: Secret | undefined, inFile: Secret | undefined): Secret | undefined {
  if (direct !== undefined && inFile !== undefined)
    throw new ConfigError(`${variable} and ${variable}_FILE are both set; expected one of them`)
  return inFile ?? direct
}

function firstLineOf(name: string, path: string): string {
  try {
    const file = openSync(path, 'r')
    try {
      const text = readStart(file).toString('utf8')
      return (text.split(/\r?\n/, 1)[0] ?? '').trim()
    } finally {
      closeSync(file)
    }
  } catch {
    throw new ConfigError(`${name} is ${JSON.stringify(path)}; expected a file that can be read`)
  }
}

/** The beginning of a file, or of what a pipe gives in pieces. */
function readStart(file: number): Buffer {
  const bytes = Buffer.alloc(SECRET_BYTES_MAX)
  let length = 0
  let added: number
  do {
    added = readSync(file, bytes, length, bytes.length - length, null)
    length += added
  } while (added > 0 && !bytes.subarray(0, length).includes('\n'))
  return bytes.subarray(0, length)
}
