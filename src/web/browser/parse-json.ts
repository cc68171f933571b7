/** The value of a JSON text; undefined for null, as the storage answers for a key that it does not have, and for any other text. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
