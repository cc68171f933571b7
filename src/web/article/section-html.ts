import type { Section } from '#contracts/document.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { type Html, html, joinHtml, raw } from '#markup/html.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import { textOfAttribute } from '../texts/text-of-html.ts'
import { compatTableHtml } from './compat/compat-table-html.ts'
import type { CompatWords } from './compat/compat-words.ts'
import { specificationsHtml } from './specifications-html.ts'

/**
 * The HTML of a section with its heading. A string and not a component: an article's body is never escaped, compared or hydrated by React.
 *
 * @throws Error for an unknown type of section (docs/behaviour/reading.md 8)
 */
export function sectionHtml(section: Section, words: CompatWords): Html {
  return html`${headingHtml(section.value)}${contentHtml(section, words)}`
}

function headingHtml(value: Section['value']): Html | undefined {
  if (!('title' in value)) return undefined
  const { id, title, isH3 } = value
  const level = isH3 ? 'h3' : 'h2'
  // A title is HTML of the builder (contracts/section-heading.ts).
  return anchored(html`<${level} id="${id}">${raw(title)}</${level}>`, id)
}

/**
 * Gives headings within a section, h4 to h6, the sign of those above sections (docs/behaviour/reading.md 14).
 *
 * @param content HTML of the builder (contracts/document.ts)
 */
function withAnchors(content: string): Html {
  if (!/<h[4-6][ >]/.test(content)) return raw(content)
  const parts = content.split(/(?=<h[4-6][ >])|(?<=<\/h[4-6]>)/)
  return joinHtml(parts.map((part) => (/^<h[4-6][ >]/.test(part) ? withAnchor(part) : raw(part))))
}

/** @param heading of the builder's HTML */
function withAnchor(heading: string): Html {
  const id = / id="([^"]+)"/.exec(heading.slice(0, heading.indexOf('>')))?.[1]
  return id === undefined ? raw(heading) : anchored(raw(heading), textOfAttribute(id))
}

function anchored(heading: Html, id: string): Html {
  return html`<div class="heading">${heading}<a class="heading-link" href="#${encodeURIComponent(id)}" aria-labelledby="${id}">#</a></div>`
}

function contentHtml(section: Section, words: CompatWords): Html {
  switch (section.type) {
    case 'prose':
      return withAnchors(section.value.content)
    case 'browser_compatibility':
      return inInterfaceLanguage(compatTableHtml(section.value, words), words.locale)
    case 'specifications':
      return inInterfaceLanguage(specificationsHtml(section.value, words.t), words.locale)
    default:
      return reject(section)
  }
}

/** What is ours in a page of a community language is in English, and says so. */
function inInterfaceLanguage(section: Html, locale: LocaleCode): Html {
  const language = interfaceLangOf(locale)
  if (language === undefined) return section
  // Only an attribute comes into its first tag.
  return raw(section.toString().replace(/^<\w+/, (tag) => `${tag} lang="${language}"`))
}

function reject(section: never): never {
  const error = new Error(`a section has an unknown type: ${JSON.stringify(section).slice(0, 80)}`)
  error.name = 'UnknownSectionError'
  throw error
}
