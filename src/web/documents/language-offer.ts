import { directionOf, isInterfaceLocale, type LocaleCode, nativeNameOf } from '#contracts/locales.ts'
import { loadInterfaceTexts } from '#locales/interface/load-interface-texts.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { pageAddress } from '../browser/page-address.ts'
import { adoptRules } from '../browser/page-style.ts'
import { translationUrl } from '../browser/translation-url.ts'
import { translator } from '../texts/translator.ts'
import rules from '../ui/foot-notice.css?inline'

interface OfferOptions {
  /** Address of the page that is shown. */
  readonly url: string
  /** Ends the offer when the page is left. */
  readonly signal: AbortSignal
}

/** A user who has closed an offer is not asked again while the application runs. */
let isDeclined = false

/**
 * Offers the page in the language that the user had remembered, in that language, at the foot of the window. Never a redirect: an address
 * shows what it says (docs/decisions/0018).
 *
 * @param locale one in which the page exists
 */
export async function offerLanguage(locale: LocaleCode, { url, signal }: OfferOptions): Promise<void> {
  if (isDeclined) return
  const t = translator(await loadChunk(() => loadInterfaceTexts(locale)), locale)
  if (signal.aborted) return
  adoptRules(rules)
  const offer = element('aside', { class: 'foot-notice language-offer', 'aria-label': t('languages.navigation') })
  const isOwn = isInterfaceLocale(locale)
  offer.lang = isOwn ? locale : 'en-US'
  offer.dir = directionOf(locale)
  const link = element('a', { class: 'button', href: pageAddress(translationUrl(url, locale)), hreflang: locale, lang: locale })
  link.textContent = isOwn ? t('languages.offer_link') : nativeNameOf(locale)
  const close = element('button', { type: 'button', class: 'button' })
  close.textContent = t('load_error.dismiss')
  close.addEventListener('click', () => {
    isDeclined = true
    offer.remove()
  })
  signal.addEventListener('abort', () => offer.remove(), { once: true })
  const sentence = element('p', {})
  sentence.textContent = isOwn ? t('languages.offer') : ''
  const actions = element('p', { class: 'foot-notice-actions' })
  actions.append(link, close)
  offer.append(sentence, actions)
  document.body.append(offer)
}

function element<Name extends 'aside' | 'p' | 'a' | 'button'>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
