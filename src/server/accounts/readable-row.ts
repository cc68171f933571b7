/** A row with instants as words, JSON as values, and without the ids of rows. */
export function readable(row: object): object {
  const shown = Object.entries(row).filter(([name]) => !OWN_IDS.includes(name))
  return Object.fromEntries(shown.map(([name, value]) => [name, readableValue(name, value)]))
}

const OWN_IDS: readonly string[] = ['id', 'id_hash', 'account_id', 'token_id']

function readableValue(name: string, value: unknown): unknown {
  if (typeof value === 'number' && (name === 'at' || name.endsWith('_at'))) return new Date(value).toISOString()
  return typeof value === 'string' && name === 'details' ? JSON.parse(value) : value
}
