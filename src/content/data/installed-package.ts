import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { trustJson } from '../text/json.ts'

const { resolve } = createRequire(import.meta.url)

/** A data package that is not installed. The message names it and says what to do. */
export class MissingPackageError extends Error {}

/**
 * Reads a JSON file of an installed data package.
 *
 * @param file the module path of the file: `web-specs/index.json`
 * @throws MissingPackageError
 */
export function readPackageFile(file: string): string {
  return readFileSync(findPackageFile(file), 'utf8')
}

/**
 * The version of an installed data package.
 *
 * @param file the module path of a file in the package's own folder
 * @throws MissingPackageError
 */
export function packageVersion(file: string): string {
  const { version }: { version: string } = trustJson(readFileSync(join(dirname(findPackageFile(file)), 'package.json'), 'utf8'))
  return version
}

/**
 * Where a file of an installed data package lies.
 *
 * @throws MissingPackageError
 */
export function findPackageFile(file: string): string {
  try {
    return resolve(file)
  } catch (cause) {
    throw new MissingPackageError(`the data package ${file} is not installed; run npm install`, { cause })
  }
}
