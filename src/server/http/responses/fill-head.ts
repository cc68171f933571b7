import { type Html, html as markup, raw } from '#markup/html.ts'

const TITLE = /<title>([^<]*)<\/title>/
const END = '</head>'
/** Between the title of a page and the name of the site. */
const SEPARATOR = ' | '

interface Head {
  /** Without the name of the site. */
  readonly title: string
  /** More elements. */
  readonly tags?: Html
}

/** A built page with a title of its own, which ends with the name of the site as before, and with more elements at the end of its head. */
export function fillHead(html: string, { title, tags }: Head): string {
  // The name of the site is escaped in the built page.
  const titled = html.replace(TITLE, (_whole, built: string) => markup`<title>${title}${raw(siteNameIn(built))}</title>`.toString())
  return tags === undefined ? titled : titled.replace(END, () => `${tags}${END}`)
}

/** The end of the built title, which names the site; escaped as it stands there. */
function siteNameIn(built: string): string {
  const at = built.lastIndexOf(SEPARATOR)
  return at === -1 ? '' : built.slice(at)
}
