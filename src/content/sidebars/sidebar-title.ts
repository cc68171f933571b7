import { parseHtml, textOf } from '../text/dom.ts'

/** A title of a sidebar file as entries have it. */
export interface SidebarTitle {
  /** Plain text. */
  readonly text: string
  /** All of it was in one `<code>`. */
  readonly isCode: boolean
}

/** Elements of text whose tags are taken out; what is in them stays. */
const FORMATTING: ReadonlySet<string> = new Set(
  'abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(' '),
)

const TAG = /<(\/?)([a-z][\w-]*)(?:\s[^<>]*)?\/?>/gi

/**
 * Reads the title of an entry, which is HTML: entities are decoded, tags of formatting are taken out. Any other tag is text that someone forgot
 * to escape, and stays (docs/behaviour/sidebars.md 6).
 *
 * @example readTitle('<code>&lt;input&gt;</code>') // { text: '<input>', isCode: true }
 */
export function readTitle(html: string): SidebarTitle {
  if (!/[<&]/.test(html)) return { text: html, isCode: false }
  const text = html.replace(TAG, (tag, _, name: string) => (FORMATTING.has(name.toLowerCase()) ? '' : tag))
  return {
    text: parseHtml(text.replaceAll('<', '&lt;')).map(textOf).join('').trim(),
    isCode: /^<code(?:\s[^<>]*)?>(?:(?!<\/?code\b).)+<\/code>$/is.test(html.trim()),
  }
}

/** What is wrong with the HTML of a title; undefined for a right one. */
export function findTitleProblem(html: string): string | undefined {
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(TAG)) {
    const element = name.toLowerCase()
    if (!FORMATTING.has(element)) return `found ${tag} in a title; expected \`&lt;\` for a \`<\` in the text`
    if (slash === '') open.push(element)
    else if (open.pop() !== element) return `found </${element}> in a title without <${element}> before it`
  }
  const [unclosed] = open
  if (unclosed !== undefined) return `expected </${unclosed}> in the title ${html}`
  const last = html.slice(html.lastIndexOf('<'))
  const [, name] = /^<\/?([a-z][\w-]*)/i.exec(last) ?? []
  return name === undefined || last.includes('>') ? undefined : `expected \`>\` after <${name} in the title ${html}`
}
