/** Ids are lower case. An address with `#Syntax` leads to `#syntax` when only that exists (docs/behaviour/layout.md 11). */
export function lowerCaseHash(): void {
  const id = decodedHash(location.hash)
  const lower = id.toLowerCase()
  if (id === lower || document.getElementById(id) !== null) return
  const target = document.getElementById(lower)
  if (target === null) return
  history.replaceState(history.state, '', `#${encodeURIComponent(lower)}`)
  target.scrollIntoView()
}

/** The id a hash means; a hash that is not well encoded means itself. */
export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
