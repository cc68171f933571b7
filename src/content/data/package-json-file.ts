import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { finish } from '../read/steps.ts'
import { loadStoredLines, storeLines } from '../read/stored-lines.ts'
import { findPackageFile, packageVersion } from './installed-package.ts'
import { JsonFile } from './json-file.ts'
import { indexJson, type JsonPart } from './json-index.ts'

/** Where it is stored what is known of data packages: in the project's `.lectern`, which can be deleted at any time. */
export const PACKAGES_STORE = join(import.meta.dirname, '../../../.lectern/packages')
/** Differs when what is stored does: see `JsonPart`, `MAX_BYTES` and the lists of those who call. */
const FORMAT = 1
/** Parsing this much takes a third of a millisecond. */
const MAX_BYTES = 32 * 1024

/** A large JSON file of an installed package, with a list that was made from it. */
export interface PackageJsonFile<Data, List> {
  readonly file: JsonFile<Data>
  readonly list: List
}

/**
 * Opens a large JSON file of an installed data package. Where its parts lie is stored, so that only what is needed of it is read
 * (docs/decisions/0160). What is stored is ignored when it is damaged or of another file.
 *
 * @param name the module path of the file, in the package's own folder
 * @param makeList what is stored with the index; it takes a file that is parsed as a whole
 * @param store folder of the stored indexes
 * @throws MissingPackageError
 */
export function openPackageJson<Data, List>(
  name: string,
  makeList: (data: JsonFile<Data>) => List,
  store = PACKAGES_STORE,
): PackageJsonFile<Data, List> {
  const path = findPackageFile(name)
  const { size, mtimeMs } = statSync(path)
  const place = {
    file: join(store, `${name.replaceAll(/\W+/g, '-')}.jsonl`),
    version: [FORMAT, packageVersion(name), size, mtimeMs].join('-'),
  }
  const stored = loadStoredLines<readonly [JsonPart, List]>(place).find(name)
  if (stored !== undefined) return { file: new JsonFile(path, stored[0]), list: stored[1] }
  const index = indexJson(readFileSync(path), MAX_BYTES)
  const file = new JsonFile<Data>(path, index)
  const list = makeList(file)
  finish(storeLines(place, [[name, [index, list]]]))
  return { file, list }
}
