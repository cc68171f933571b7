/** The same entries in the order of their keys, so that the same content gives the same JSON. */
export function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  const keys = Object.keys(record)
  const isSorted = keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') < key)
  return isSorted ? { ...record } : Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
