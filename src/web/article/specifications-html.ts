import type { SpecificationsSection } from '#contracts/document.ts'
import { type Html, html } from '#markup/html.ts'
import type { Translate } from '../texts/translator.ts'

/** The specifications of a feature, or the warning that there is none (docs/behaviour/reading.md 9). */
export function specificationsHtml({ specifications }: SpecificationsSection['value'], t: Translate): Html {
  if (specifications.length === 0) return html`<div class="notecard warning"><p>${t('specifications.none')}</p></div>`
  const rows = specifications.map(
    ({ bcdSpecificationURL, title }) =>
      html`<tr><td><a href="${bcdSpecificationURL}" class="external">${title}${fragmentHtml(bcdSpecificationURL)}</a></td></tr>`,
  )
  return html`<figure class="table-container specifications"><table><thead><tr><th scope="col">${t('specifications.specification')}</th></tr></thead><tbody>${rows}</tbody></table></figure>`
}

/** The place in the specification, as people read it. */
function fragmentHtml(address: string): Html | false {
  const at = address.indexOf('#')
  return at >= 0 && html`<small># ${decoded(address.slice(at + 1))}</small>`
}

/** What is encoded wrongly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
