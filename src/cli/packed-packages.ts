import { createHash, hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Modules of packages that are many files, most of which are needed by each command. */
export const PACKED_MODULES: readonly string[] = [
  'domhandler',
  'domutils',
  'htmlparser2',
  'image-size',
  'jose',
  'kysely',
  'typebox',
  'typebox/compile',
  'typebox/value',
]
/** Differs when packages are packed in another way. */
const FORMAT = 1
/** The folder in which packages are looked for. */
export const PROJECT = join(import.meta.dirname, '../..')
/** The file of a folder that lists the others. */
const INDEX = 'packed.json'

/** The packages of a folder. */
interface Packed {
  /** Names of files by the modules that they stand for. */
  readonly modules: Readonly<Record<string, string>>
  /** SHA-1 of all files, by their names. */
  readonly hashes: Readonly<Record<string, string>>
}

/** Where the packages of this lockfile are packed (docs/decisions/0161). @param project folder of the lockfile and of `.lectern` */
export function packedFolder(project = PROJECT): string {
  const key = createHash('sha1')
    .update(`${FORMAT} ${PACKED_MODULES}`)
    .update(readFileSync(join(project, 'package-lock.json')))
  return join(project, '.lectern/packed', key.digest('hex').slice(0, 20))
}

/** Whether the packages were packed. */
export function isPacked(folder: string): boolean {
  return existsSync(join(folder, INDEX))
}

/** The files of packed modules as URLs, by the names of the modules; undefined when there are none, or one of them is damaged. */
export function findPacked(folder: string): ReadonlyMap<string, string> | undefined {
  try {
    const { modules, hashes }: Packed = JSON.parse(readFileSync(join(folder, INDEX), 'utf8'))
    const isWhole = Object.entries(hashes).every(([file, expected]) => hashOf(join(folder, file)) === expected)
    if (!isWhole) return undefined
    return new Map(Object.entries(modules).map(([name, file]) => [name, pathToFileURL(join(folder, file)).href]))
  } catch {
    return undefined
  }
}

/** The file that lists the others of a folder: its name and its text. */
export function indexOfPacked(folder: string, modules: Packed['modules'], files: readonly string[]): readonly [name: string, text: string] {
  const hashes = Object.fromEntries(files.map((file) => [file, hashOf(join(folder, file))]))
  return [INDEX, JSON.stringify({ modules, hashes } satisfies Packed)]
}

function hashOf(path: string): string {
  return hash('sha1', readFileSync(path))
}
