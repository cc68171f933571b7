import { AD_ADDRESSES } from '#contracts/ad-addresses.ts'
import { type Placement, placementsOf } from '#contracts/ad-placements.ts'
import { ADS_MAX } from '#contracts/ad-sizes.ts'
import type { AdReply, FoundAd } from '#contracts/ads.ts'
import { BREAKPOINTS } from '#contracts/breakpoints.ts'
import { DEFAULT_LOCALE, interfaceLocaleOf } from '#contracts/locales.ts'
import type { AdsTextKey } from '#locales/ads/ads-texts.ts'
import { loadAdsTexts } from '#locales/ads/load-ads-texts.ts'
import { translatorOf } from '#locales/translate.ts'
import { call } from '../browser/call.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { currentUser, type User, watchUser } from '../browser/user.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { type AdFrame, adElement, framed } from './ad-element.ts'
import adRules from './ads.css?inline'
import { askAds } from './ask-ads.ts'
import { topBannerText } from './top-banner-text.ts'
import { watchView } from './watch-view.ts'

const ADVERTISING = `/${DEFAULT_LOCALE}/advertising`
const CURRICULUM = `/${DEFAULT_LOCALE}/curriculum/`
const TOP: readonly Placement[] = ['top', 'hpTop']

let showing: AbortController | undefined

/** Fills the slots of the page that is shown; those of the page before are given up (docs/behaviour/ads.md 14 to 18). */
export async function showAds(context: PageContextValue): Promise<void> {
  showing?.abort()
  showing = new AbortController()
  const { signal } = showing
  const user = await whenUserIsKnown()
  if (signal.aborted || user.settings.noAds) return
  const pongs = placementsOf(location.pathname).filter((name) => findSlot(name) !== undefined)
  if (pongs.length === 0) return
  adoptRules(adRules)
  const language = interfaceLocaleOf(context.locale)
  const [reply, texts] = await Promise.all([
    findReply({ path: location.pathname, pongs, locale: language }, signal),
    loadAdsTexts(language),
  ])
  if (signal.aborted) return
  const t = translatorOf(texts, language)
  const frame: AdFrame = {
    label: t('label'),
    aboutUrl: context.site.features.includes('advertising') ? ADVERTISING : undefined,
    leave: leaveOf(context, user, reply, t('no_ads')),
    lang: language === context.locale ? undefined : language,
  }
  const shown = pongs.flatMap((name) => findAd(reply, name) ?? []).slice(0, ADS_MAX)
  for (const [name, ad] of shown) fill(name, showAd(name, ad, frame, signal))
  for (const name of pongs)
    if (!shown.some(([other]) => other === name)) fill(name, TOP.includes(name) ? fallback(name, { frame, t }) : undefined)
  followWidth(signal)
}

/** Undefined without a response of the server: the page then has what stands in place of ads. */
async function findReply(question: Parameters<typeof askAds>[0], signal: AbortSignal): Promise<AdReply | undefined> {
  try {
    return await askAds(question, signal)
  } catch (error) {
    if (!signal.aborted) console.warn('there are no ads', error)
    return undefined
  }
}

function findAd(reply: AdReply | undefined, name: Placement): readonly [readonly [Placement, FoundAd]] | undefined {
  const slot = reply?.[name]
  return slot?.status === 'success' ? [[name, slot]] : undefined
}

function whenUserIsKnown(): Promise<User> {
  const user = currentUser()
  if (user !== undefined) return Promise.resolve(user)
  return new Promise((resolve) => {
    const stop = watchUser(() => {
      const known = currentUser()
      if (known === undefined) return
      stop()
      resolve(known)
    })
  })
}

/** Subscribers can turn ads off in their settings; others can subscribe, where plans are sold. */
function leaveOf({ site }: PageContextValue, { isSubscriber }: User, reply: AdReply | undefined, text: string): AdFrame['leave'] {
  const { settings, plans } = site.pageUrls ?? {}
  const url = isSubscriber ? settings && `${settings}?ref=nope` : reply?.plusAvailable === false ? undefined : plans
  return url === undefined ? undefined : { text, url }
}

/** The slot that is seen on this screen. */
function findSlot(name: Placement): HTMLElement | undefined {
  const slots = [...document.querySelectorAll<HTMLElement>(`.ad-place[data-ad="${name}"]`)]
  return slots.find((slot) => isThird(name) || slot.getClientRects().length > 0)
}

/** Slots for which no room is reserved. */
function isThird(name: Placement): boolean {
  return name === 'bottom' || name === 'hpFooter'
}

/** Where nothing has to be shown, room that is below the window is given back; room in sight stays as it is, and so does what is above it. */
function fill(name: Placement, content: HTMLElement | undefined): void {
  const slot = findSlot(name)
  if (slot === undefined) return
  const isBelow =
    (slot.nextElementSibling ?? slot).getBoundingClientRect().top >= innerHeight || slot.getBoundingClientRect().top >= innerHeight
  if (content !== undefined && (!isThird(name) || isBelow)) slot.replaceChildren(content)
  else if (isBelow) slot.hidden = true
}

function showAd(name: Placement, ad: FoundAd, frame: AdFrame, signal: AbortSignal): HTMLElement {
  const root = adElement(ad, name, frame)
  watchView(root, signal, () => {
    measure({ name: 'ads.view', id: name })
    void call(AD_ADDRESSES.viewed, { query: { code: ad.view, version: String(ad.version) }, keepalive: true })
  })
  return root
}

/** A line about the curriculum, where the site has one. */
function fallback(
  name: Placement,
  { frame, t }: { readonly frame: AdFrame; readonly t: (key: AdsTextKey) => string },
): HTMLElement | undefined {
  if (document.querySelector(`.site-header a[href="${CURRICULUM}"]`) === null) return undefined
  const link = document.createElement('a')
  link.className = 'ad-link ad-fallback'
  link.href = CURRICULUM
  const [copy, cta] = [document.createElement('span'), document.createElement('span')]
  copy.className = 'ad-copy'
  copy.textContent = t(topBannerText(Date.now()))
  cta.className = 'ad-cta'
  cta.textContent = t('enroll')
  const texts = document.createElement('span')
  texts.className = 'ad-texts'
  texts.append(copy, cta)
  link.append(texts)
  return framed(name, link, frame)
}

/** The top of a page has a slot for wide screens and one for narrow ones: what is in one moves to the other with the width. */
function followWidth(signal: AbortSignal): void {
  matchMedia(`(width < ${BREAKPOINTS.md}em)`).addEventListener(
    'change',
    () => {
      for (const name of TOP) {
        const slots = [...document.querySelectorAll<HTMLElement>(`.ad-place[data-ad="${name}"]`)]
        const content = slots.flatMap((slot) => [...slot.children])
        findSlot(name)?.replaceChildren(...content)
      }
    },
    { signal },
  )
}
