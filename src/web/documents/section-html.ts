import type { Section } from '#contracts/document.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import { compatTableHtml } from './compat/compat-table-html.ts'
import type { CompatWords } from './compat/compat-words.ts'
import { specificationsHtml } from './specifications-html.ts'

/**
 * The HTML of a section with its heading. A string and not a component: an article's body is never escaped, compared or hydrated by React.
 *
 * @throws Error for an unknown type of section (spec 001 section 8)
 */
export function sectionHtml(section: Section, words: CompatWords): string {
  return headingHtml(section.value) + contentHtml(section, words)
}

interface Heading {
  readonly id?: string
  readonly title?: string
  readonly isH3: boolean
}

function headingHtml({ id, title, isH3 }: Heading): string {
  if (title === undefined) return ''
  const level = isH3 ? 'h3' : 'h2'
  if (id === undefined) return `<${level}>${title}</${level}>`
  const link = `<a class="heading-link" href="#${encodeURIComponent(id)}" aria-labelledby="${id}">#</a>`
  return `<div class="heading"><${level} id="${id}">${title}</${level}>${link}</div>`
}

function contentHtml(section: Section, words: CompatWords): string {
  switch (section.type) {
    case 'prose':
      return section.value.content
    case 'browser_compatibility':
      return inInterfaceLanguage(compatTableHtml(section.value, words), words.locale)
    case 'specifications':
      return inInterfaceLanguage(specificationsHtml(section.value, words.t), words.locale)
    default:
      return refuse(section)
  }
}

/** What is ours in a page of a community language is in English, and says so. */
function inInterfaceLanguage(html: string, locale: LocaleCode): string {
  const language = interfaceLangOf(locale)
  return language === undefined ? html : html.replace(/^<\w+/, (tag) => `${tag} lang="${language}"`)
}

function refuse(section: never): never {
  const error = new Error(`a section has an unknown type: ${JSON.stringify(section).slice(0, 80)}`)
  error.name = 'UnknownSectionError'
  throw error
}
