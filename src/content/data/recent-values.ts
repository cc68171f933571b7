/** Values that were asked for lately, up to a total weight; the newest one is kept whatever it weighs. */
export class RecentValues<Key, Value> {
  readonly #maxWeight: number
  /** In the order in which they were asked for. */
  readonly #values = new Map<Key, { readonly value: Value; readonly weight: number }>()
  #weight = 0

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight
  }

  get(key: Key, weight: number, make: () => Value): Value {
    const known = this.#values.get(key)
    const held = known ?? { value: make(), weight }
    if (known === undefined) this.#weight += weight
    this.#values.delete(key)
    this.#values.set(key, held)
    for (const [old, { weight: oldWeight }] of this.#values) {
      if (this.#weight <= this.#maxWeight || old === key) break
      this.#values.delete(old)
      this.#weight -= oldWeight
    }
    return held.value
  }
}
