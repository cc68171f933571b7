import { COLUMN_TYPES } from './columns.ts'

type Database = keyof (typeof COLUMN_TYPES)['text']

/**
 * One step of the schema, forward only. Never changed once it is released: a database remembers a hash of it.
 */
export interface Migration {
  /** The file's name: `0001-accounts`. The order of names is the order of steps. */
  readonly name: string
  /** SQL that both databases understand, the types of columns in braces: `{text}` (`columns.ts`). */
  readonly statements: readonly string[]
}

/**
 * A statement of a migration for one database: types filled in, and tables of SQLite strict, which keep to the types of their columns.
 *
 * @throws Error when a type is unknown
 * @example forDatabase('create table a (b {instant})', 'postgresql') // 'create table a (b bigint)'
 */
export function forDatabase(statement: string, kind: Database): string {
  const filled = statement.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    const type = Object.entries(COLUMN_TYPES).find(([name]) => name === word)?.[1]
    if (type === undefined) throw new Error(`unknown column type {${word}} in a migration`)
    return type[kind]
  })
  return kind === 'sqlite' && /^\s*create table\b/.test(statement) ? `${filled} strict` : filled
}
