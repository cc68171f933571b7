import type { SpecificationsSection } from '#contracts/document.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import type { Translate } from '../texts/translator.ts'

/** The specifications of a feature, or the warning that there is none (spec 001 section 8). */
export function specificationsHtml({ specifications }: SpecificationsSection['value'], t: Translate): string {
  if (specifications.length === 0) return `<div class="notecard warning"><p>${t('specifications.none')}</p></div>`
  const rows = specifications.map(
    ({ bcdSpecificationURL, title }) =>
      `<tr><td><a href="${escapeHtml(bcdSpecificationURL)}" class="external">${escapeHtml(title)}${fragmentHtml(bcdSpecificationURL)}</a></td></tr>`,
  )
  return `<figure class="table-container specifications"><table><thead><tr><th scope="col">${t('specifications.specification')}</th></tr></thead><tbody>${rows.join('')}</tbody></table></figure>`
}

/** The place in the specification, as people read it. */
function fragmentHtml(address: string): string {
  const at = address.indexOf('#')
  return at < 0 ? '' : `<small># ${escapeHtml(decoded(address.slice(at + 1)))}</small>`
}

/** What is encoded wrongly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
