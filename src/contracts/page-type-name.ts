import type { SearchTexts } from './search-texts.ts'

/** How the types of pages begin that belong to a technology, and its name, which is the same in every language. */
const TECHNOLOGIES: readonly (readonly [string, string])[] = [
  ['web-api', 'Web API'],
  ['webextension-api', 'WebExtensions API'],
  ['webextension', 'WebExtensions'],
  ['web-manifest', 'Web Manifest'],
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['svg', 'SVG'],
  ['mathml', 'MathML'],
  ['javascript', 'JavaScript'],
  ['http', 'HTTP'],
  ['aria', 'ARIA'],
  ['webassembly', 'WebAssembly'],
  ['webdriver', 'WebDriver'],
  ['webgl', 'WebGL'],
  ['xpath', 'XPath'],
  ['xslt', 'XSLT'],
  ['exslt', 'EXSLT'],
  ['uri', 'URI'],
  ['firefox', 'Firefox'],
]

/** How a property is made up is more than users narrow by. */
const ACCESS = /(?:accessor|data)-(?=property$)/

/**
 * The name of a type of pages in the language of the interface; without one, its own words.
 *
 * @param type as it stands in front matter
 * @example pageTypeName('css-shorthand-property', english) // 'CSS shorthand property'
 */
export function pageTypeName(type: string, texts: SearchTexts): string {
  const name = nameOf(type, texts)
  const [first = ''] = name
  return first.toLocaleUpperCase(texts.language) + name.slice(first.length)
}

function nameOf(type: string, { t, kindName }: SearchTexts): string {
  const whole = kindName(type)
  if (whole !== undefined) return whole
  const [prefix, tech] = TECHNOLOGIES.find(([beginning]) => type === beginning || type.startsWith(`${beginning}-`)) ?? []
  if (prefix === undefined || tech === undefined) return type.replaceAll('-', ' ')
  if (type === prefix) return tech
  const kind = type.slice(prefix.length + 1).replace(ACCESS, '')
  return t('type_name', { tech, kind: kindName(kind) ?? kind.replaceAll('-', ' ') })
}
