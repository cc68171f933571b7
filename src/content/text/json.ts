/**
 * JSON from outside. Its type is unknown until a schema has checked it.
 *
 * @throws SyntaxError for text that is not JSON
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/**
 * JSON that is not checked: of a package that the lockfile names with a hash, or of a file that a build of this code has written. A check of all pages
 * would take longer than a build that has nothing to do. All other JSON goes through `parseJson`.
 *
 * @throws SyntaxError for text that is not JSON
 */
export function trustJson<Data>(text: string): Data {
  const data: Data = JSON.parse(text)
  return data
}
