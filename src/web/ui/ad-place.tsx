import type { ReactNode } from 'react'
import { type Placement, placementsOf } from '#contracts/ad-placements.ts'
import { usePage } from './page-context.ts'
import { RawHtml } from './raw-html.tsx'
import './ad-place.css'

interface AdPlaceProps {
  readonly name: Placement
  /** Address of the page: the next page has a place of its own. */
  readonly url: string
  /** The screens on which the place is seen; absent: on all. */
  readonly on?: 'wide' | 'narrow'
}

/**
 * The room for an ad, empty in every page as it is sent: `ads/show-ads.ts` fills it outside of React. Nothing where the site has no ads or the page has no
 * such place (docs/behaviour/ads.md 1 and 14).
 */
export function AdPlace({ name, url, on }: AdPlaceProps): ReactNode {
  const { site } = usePage()
  if (!site.features.includes('ads') || !placementsOf(url).includes(name)) return null
  const screens = on === undefined ? '' : ` ad-place-${on}`
  return <RawHtml as="div" key={url} className={`ad-place ad-place-${name}${screens}`} data-ad={name} html="" />
}
