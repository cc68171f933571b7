import type { ReactNode } from 'react'
import { placementsOf } from '#contracts/ad-placements.ts'
import { usePage } from './page-context.ts'
import { RawHtml } from './raw-html.tsx'
import './ad-slot.css'

interface AdSlotProps {
  /** The end of the names of its placements: `top` is that of all pages, on the home page `hpTop`. */
  readonly name: 'side' | 'main' | 'top' | 'bottom' | 'footer'
  /** Address of the page: the next page has a slot of its own. */
  readonly url: string
  /** The screens on which the slot is seen. */
  readonly on?: 'wide' | 'narrow'
}

/**
 * The room for an ad, empty in every page as it is sent: `ads/show-ads.ts` fills it outside of React. Nothing where the site has no ads or the page has no
 * such slot (docs/behaviour/ads.md 1 and 14).
 */
export function AdSlot({ name, url, on }: AdSlotProps): ReactNode {
  const { site } = usePage()
  const found = site.features.includes('ads') ? placementsOf(url).find((one) => one.toLowerCase().endsWith(name)) : undefined
  if (found === undefined) return null
  return <RawHtml as="div" key={url} className={`ad-place ad-place-${found} ad-place-${on ?? 'all'}`} data-ad={found} html="" />
}
