/** The first argument of a cross-reference, taken apart. */
export interface Target {
  readonly name: string
  /** As written, without `#`; undefined when there is none. */
  readonly fragment: string | undefined
}

/**
 * Separates the name of a page from the fragment that may follow it (docs/behaviour/macros.md 2). A name that begins with `#` has no fragment.
 *
 * @example splitFragment('button#formaction') // { name: 'button', fragment: 'formaction' }
 */
export function splitFragment(target: string): Target {
  const at = target.indexOf('#')
  if (at <= 0) return { name: target, fragment: undefined }
  const fragment = target.slice(at + 1)
  return { name: target.slice(0, at), fragment: fragment === '' ? undefined : fragment }
}
