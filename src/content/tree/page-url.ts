/** The address of a page for an `href`: what URLs don't allow is percent-encoded. */
export function encodeUrl(url: string): string {
  return /[^\w/.~!$&'()*+,;=:@-]/.test(url) ? encodeURI(url).replaceAll('?', '%3F') : url
}

/** The key that a page is looked up by: its address in lower case, without a slash at its end. */
export function urlKey(url: string): string {
  return (url.endsWith('/') ? url.slice(0, -1) : url).toLowerCase()
}

/**
 * The slug that a folder is made of, in lower case if the folder is: the other way round as `folderOfSlug`.
 *
 * @example slugOfFolder('web/css/_doublecolon_before') // 'web/css/::before'
 */
export function slugOfFolder(folder: string): string {
  return folder.replaceAll('_star_', '*').replaceAll('_doublecolon_', '::').replaceAll('_colon_', ':').replaceAll('_question_', '?')
}
