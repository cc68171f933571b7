import { type ReactNode, useEffect, useRef } from 'react'
import type { CurriculumPartner } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { measure } from '../browser/measure.ts'

interface PartnerBannerProps {
  readonly partner: CurriculumPartner
}

/** How much of it must be seen, and for how long, to count as a view (docs/behaviour/curriculum.md 6). */
const SEEN_PART = 0.5
const SEEN_MS = 1000

/** Recommends where else one can learn; distinct from the site's own text. Clicks are measured by `shell/find-link-click.ts`. */
export function PartnerBanner({ partner: { name, url, title, text } }: PartnerBannerProps): ReactNode {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (banner.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting !== true) return
        timer = setTimeout(() => {
          observer.disconnect()
          measure({ name: 'banners.view', id: 'curriculum-partner' })
        }, SEEN_MS)
      },
      { threshold: SEEN_PART },
    )
    observer.observe(banner.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return (
    <aside className="partner-banner" ref={banner} aria-labelledby="curriculum-partner">
      <div>
        <p className="partner-banner-label">{areaText('curriculum.partner')}</p>
        <h2 id="curriculum-partner">{title}</h2>
        <p>{text}</p>
      </div>
      <a className="button" href={url}>
        {areaText('curriculum.partner_link', { name })}
      </a>
    </aside>
  )
}
