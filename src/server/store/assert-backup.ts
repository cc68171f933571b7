import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StoreRejected } from './store-failure.ts'
import { listTables } from './table-columns.ts'

const EXPECTED = 'a file that `lectern backup` wrote'
/** The header of a database (https://www.sqlite.org/fileformat.html#the_database_header). */
const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'

/**
 * Throws unless a file looks like a whole database of SQLite: a folder, a text and a file that was cut are said to be what they are.
 *
 * @throws StoreRejected with what was expected and what was found
 */
export function assertBackupFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new StoreRejected(`there is no file ${file}; expected ${EXPECTED}`)
  if (!found.isFile()) throw new StoreRejected(`${file} is ${kindOf(found)}; expected ${EXPECTED}`)
  if (found.size === 0) throw new StoreRejected(`${file} is empty, so it is not a backup of a site; expected ${EXPECTED}`)
  const header = readHeader(file)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new StoreRejected(
      `${file} is not a database; expected ${EXPECTED}, found a file that begins with ${JSON.stringify(beginningOf(header))}`,
    )
  }
  const expectedBytes = lengthOf(header)
  if (found.size < expectedBytes) {
    throw new StoreRejected(`${file} is incomplete: expected ${expectedBytes} bytes, found ${found.size}; copy the backup again`)
  }
}

/**
 * Throws unless a database has tables of a site, and nothing else: triggers and views would be run, or read, by the server.
 *
 * @param file as the operator named it, for the message
 * @throws StoreRejected with the first thing that does not belong there
 */
export function assertOwnSchema(database: string, file: string): void {
  const opened = new DatabaseSync(database, { readOnly: true })
  try {
    const objects = opened.prepare('select type, name, tbl_name, rootpage from sqlite_schema').all()
    const tables: readonly string[] = [...listTables(), MIGRATIONS_TABLE]
    if (objects.every(({ name }) => name !== MIGRATIONS_TABLE))
      throw new StoreRejected(`${file} is not a backup of a site; expected ${EXPECTED}`)
    const stray = objects.find(({ type, tbl_name, rootpage }) => !isOwn({ type, table: String(tbl_name), rootpage }, tables))
    if (stray === undefined) return
    throw new StoreRejected(
      `${file} has a ${String(stray.type)} ${JSON.stringify(stray.name)} that a backup of a site does not have, so the file was changed; nothing was restored`,
    )
  } finally {
    opened.close()
  }
}

const MIGRATIONS_TABLE = 'store_migrations'

interface SchemaObject {
  readonly type: unknown
  readonly table: string
  /** 0 for what has no pages of its own: a virtual table. */
  readonly rootpage: unknown
}

function isOwn({ type, table, rootpage }: SchemaObject, tables: readonly string[]): boolean {
  return (type === 'table' || type === 'index') && tables.includes(table) && rootpage !== 0
}

function kindOf(found: Stats): string {
  return found.isDirectory() ? 'a folder' : 'no ordinary file'
}

function readHeader(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const header = Buffer.alloc(HEADER_BYTES)
    readSync(handle, header)
    return header
  } finally {
    closeSync(handle)
  }
}

/** The length that the header says; 0 where it is not to be relied on, since an old program wrote last. */
function lengthOf(header: Buffer): number {
  const [changes, validFor] = [header.readUInt32BE(24), header.readUInt32BE(92)]
  if (changes !== validFor) return 0
  const pageBytes = header.readUInt16BE(16)
  return (pageBytes === 1 ? 65_536 : pageBytes) * header.readUInt32BE(28)
}

function beginningOf(header: Buffer): string {
  return header.toString('latin1', 0, 16).replaceAll(/[^ -~]+/g, '?')
}
