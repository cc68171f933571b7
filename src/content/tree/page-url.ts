/** The address of a page for an `href`: what URLs don't allow is percent-encoded. */
export function encodeUrl(url: string): string {
  return /[^\w/.~!$&'()*+,;=:@-]/.test(url) ? encodeURI(url).replaceAll('?', '%3F') : url
}
