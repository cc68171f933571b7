import type { Placement } from '#contracts/ad-placements.ts'
import { IMAGE_SIZES } from '#contracts/ad-sizes.ts'
import type { FoundAd } from '#contracts/ads.ts'

/** What stands around an ad. */
export interface AdFrame {
  /** 'Ad', in the language of the page. */
  readonly label: string
  /** Where users read what ads are; absent: the site has no such page. */
  readonly aboutUrl: string | undefined
  /** The way out of ads; absent: there is none. */
  readonly leave: { readonly text: string; readonly url: string } | undefined
  /** The language of these texts, where it is not that of the page. */
  readonly lang: string | undefined
}

/** An ad with its label: a landmark of its own (docs/behaviour/ads.md 18). The texts are those of an advertiser, so they are set as text only. */
export function adElement(ad: FoundAd, placement: Placement, frame: AdFrame): HTMLElement {
  const link = element('a', 'ad-link', { href: clickUrl(ad), rel: 'sponsored', lang: ad.lang })
  if (ad.image !== null) link.append(imageOf(ad, placement))
  if (ad.image === null || ad.heading !== null || !FULL.includes(placement)) link.append(textsOf(ad))
  const root = framed(placement, link, frame)
  // Two ads of a page are two landmarks: each needs a name of its own.
  root.setAttribute('aria-label', `${frame.label}: ${ad.heading ?? ad.copy}`)
  if (ad.colors !== null) setColors(root, ad.colors)
  return root
}

/** Placements whose images fill them. */
const FULL: readonly Placement[] = ['hpMain', 'bottom', 'hpFooter']

function clickUrl({ click, version }: FoundAd): string {
  return `/pong/click?${new URLSearchParams({ code: click, version: String(version) })}`
}

function imageOf(ad: FoundAd, placement: Placement): HTMLElement {
  const size = IMAGE_SIZES[placement][ad.version === 1 ? IMAGE_SIZES[placement].length - 1 : 0]
  const alt = ad.alt ?? (FULL.includes(placement) && ad.heading === null ? ad.copy : '')
  return element('img', 'ad-image', { src: `/pimg/${ad.image}`, alt, width: String(size?.width), height: String(size?.height) })
}

function textsOf({ heading, copy, cta }: FoundAd): HTMLElement {
  const texts = element('span', 'ad-texts')
  if (heading !== null) texts.append(withText('strong', 'ad-heading', heading))
  texts.append(withText('span', 'ad-copy', copy))
  if (cta !== null) texts.append(withText('span', 'ad-cta', cta))
  return texts
}

/** The element around an ad, or around what stands in its slot. */
export function framed(placement: Placement, content: HTMLElement, { label, aboutUrl, leave, lang }: AdFrame): HTMLElement {
  const root = element('aside', `ad ad-${placement}`, { 'aria-label': label, ...(lang === undefined ? {} : { lang }) })
  const note = element('p', 'ad-note')
  note.append(aboutUrl === undefined ? withText('span', 'ad-label', label) : linkOf('ad-label', aboutUrl, label))
  if (leave !== undefined) note.append(linkOf('ad-leave', leave.url, leave.text))
  root.append(content, note)
  return root
}

function setColors(root: HTMLElement, colors: NonNullable<FoundAd['colors']>): void {
  const both = { ink: ['textColor', 'textColorDark'], paper: ['backgroundColor', 'backgroundColorDark'] } as const
  const cta = { 'cta-ink': ['ctaTextColor', 'ctaTextColorDark'], 'cta-paper': ['ctaBackgroundColor', 'ctaBackgroundColorDark'] } as const
  for (const [name, [light, dark]] of Object.entries({ ...both, ...cta }))
    root.style.setProperty(`--ad-${name}`, `light-dark(${colors[light]}, ${colors[dark]})`)
}

function linkOf(name: string, href: string, text: string): HTMLElement {
  const link = element('a', name, { href })
  link.textContent = text
  return link
}

function withText(tag: string, name: string, text: string): HTMLElement {
  const made = element(tag, name)
  made.textContent = text
  return made
}

function element(tag: string, name: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = document.createElement(tag)
  made.className = name
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
