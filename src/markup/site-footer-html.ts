import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { LinkGroup, MenuLink } from '#contracts/menus.ts'
import type { TextKey } from '#locales/interface/interface-texts.ts'
import type { Translator } from '#locales/translate.ts'
import { fillHtml, type Html, html } from './html.ts'

const LICENCE = 'https://creativecommons.org/licenses/by-sa/4.0/'
const CODE = DEFAULT_LOCALE.slice(0, 2).toUpperCase()

export interface SiteFooterInput {
  /** Without any there is no navigation. */
  readonly columns: readonly LinkGroup[]
  /** The name and the first year of the copyright. */
  readonly name: string
  readonly firstYear: number
  /** The year of the copyright's end; undefined: it says that it has not ended, for a page must not depend on the day of the build. */
  readonly year?: number
  /** The language of the interface's texts, where the page has another one. */
  readonly lang?: string | undefined
  readonly t: Translator<TextKey>
}

/** The links of the footer and its legal lines, the same on pages of the build and of the server. */
export function siteFooterHtml({ columns, name, firstYear, year, lang, t }: SiteFooterInput): Html {
  const inLanguage = lang !== undefined && html` lang="${lang}"`
  const licence = html`<a href="${LICENCE}" rel="license">CC-BY-SA 4.0</a>`
  const end = year === undefined ? html`<span data-year="">${t('shell.present')}</span>` : html`<time datetime="${year}">${year}</time>`
  const range = t('shell.copyright', { start: String(firstYear), name })
  // A range that begins this year is one year.
  const copyright = year === firstYear ? range.replace(`${year}–`, '') : range
  return html`${
    columns.length > 0 &&
    html`<nav aria-label="${t('shell.footer_navigation')}"${inLanguage}>${columns.map((column) => columnHtml(column, t))}</nav>`
  }<div class="footer-legal"><p${inLanguage}>${fillHtml(t('shell.licence'), { licence })}</p><p class="copyright"${inLanguage}>${fillHtml(copyright, { end })}</p></div>`
}

function columnHtml({ title, links }: LinkGroup, t: SiteFooterInput['t']): Html {
  const items = links.map((link) => html`<li><a href="${link.url}">${link.title}${englishMark(link, t)}</a></li>`)
  return html`<section><h2>${title}</h2><ul>${items}</ul></section>`
}

/** Says that a link leads to another language: its code to the eye, a word to those who listen. */
function englishMark({ isEnglish }: MenuLink, t: SiteFooterInput['t']): Html | false {
  return (
    isEnglish === true &&
    html`<small class="english-mark" data-code="${CODE}"><span class="visually-hidden"> (${t('shell.in_english')})</span></small>`
  )
}
