/**
 * The same function, which remembers what it gave. For texts that are made again and again from few inputs, as days and numbers are: what `Intl` does
 * takes many times as long as the look-up.
 *
 * @param make gives the same for the same input
 * @param max values that are stored; with one more, it begins anew
 */
export function remembered<Input extends string | number, Value>(make: (input: Input) => Value, max = 2000): (input: Input) => Value {
  const values = new Map<Input, Value>()
  return (input) => {
    const known = values.get(input)
    if (known !== undefined) return known
    if (values.size >= max) values.clear()
    const value = make(input)
    values.set(input, value)
    return value
  }
}
