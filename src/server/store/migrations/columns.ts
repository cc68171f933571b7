/** The types of columns, by the words that migrations use for them, in each database. */
export const COLUMN_TYPES = {
  /** Compared by code points on both, whatever the language of the machine. */
  text: { sqlite: 'text', postgresql: 'text collate "C"' },
  json: { sqlite: 'text', postgresql: 'text collate "C"' },
  /** Milliseconds since 1970. */
  instant: { sqlite: 'integer', postgresql: 'bigint' },
  /** 0 or 1. */
  flag: { sqlite: 'integer', postgresql: 'smallint' },
  integer: { sqlite: 'integer', postgresql: 'bigint' },
  real: { sqlite: 'real', postgresql: 'double precision' },
} as const
