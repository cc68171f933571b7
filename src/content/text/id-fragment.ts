import { decodePath } from './decode-path.ts'

/**
 * A fragment for an `href`, in lower case as all ids of this site are, and percent-encoded. A text directive keeps its case (URL Fragment Text
 * Directives 3.1).
 *
 * @param fragment without `#`, encoded or not
 * @example idFragment('Größe "x"') // 'gr%C3%B6%C3%9Fe%20%22x%22'
 */
export function idFragment(fragment: string): string {
  const at = fragment.indexOf(':~:')
  const id = at < 0 ? fragment : fragment.slice(0, at)
  return encodeURI(decodePath(id).toLowerCase().toWellFormed()) + fragment.slice(id.length)
}
