const STATIC = /["'](\/static\/[\w./-]+)["']/g
/** Any characters that an address may have: the slugs of pages have some, as in `@font-face` and `:hover`. */
const IMAGE = /\bsrc="(\/[\w.~%/!$&'()*+,;=:@-]{1,500}\.(?:avif|gif|ico|jpe?g|png|svg|webp))"/g
const IN_STYLES = /url\(["']?(\/static\/[\w./-]+)["']?\)/g

/** Paths of the files that a page needs: stylesheets, scripts, fonts and sidebars by the names they have in it, and its images. */
export function listFilesOfPage(html: string): readonly string[] {
  return unique([...html.matchAll(STATIC), ...html.matchAll(IMAGE)]).map((path) => path.replaceAll('&amp;', '&'))
}

/** Paths of the files that a stylesheet needs: fonts. */
export function listFilesOfStylesheet(css: string): readonly string[] {
  return unique([...css.matchAll(IN_STYLES)])
}

function unique(found: readonly RegExpMatchArray[]): readonly string[] {
  return [...new Set(found.map(([, path = '']) => path))]
}
