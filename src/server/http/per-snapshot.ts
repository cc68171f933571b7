/** Reads something of a snapshot once, and keeps it as long as the snapshot. A failure is not kept: the next call reads again. */
export function perSnapshot<Snapshot extends object, Value>(
  read: (snapshot: Snapshot) => Promise<Value>,
): (snapshot: Snapshot) => Promise<Value> {
  const values = new WeakMap<Snapshot, Promise<Value>>()
  return (snapshot) => {
    const known = values.get(snapshot)
    if (known !== undefined) return known
    const value = read(snapshot)
    values.set(snapshot, value)
    value.catch(() => values.delete(snapshot))
    return value
  }
}
