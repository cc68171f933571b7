import type { ReactNode } from 'react'
import { areaText } from '#locales/areas.ts'
import { usePage } from '../page-context.ts'
import { useUser } from '../user.ts'
import { newsletterSettingsUrl } from './newsletter-settings-url.ts'

/** Leads readers who are signed in to where they can stop the newsletter (spec 001, 'Newsletter page'). Its place is kept, so nothing moves. */
export function NewsletterNote(): ReactNode {
  const { locale, site } = usePage()
  const user = useUser()
  const url = newsletterSettingsUrl(locale, site.features)
  return (
    <div className="newsletter-note">
      {user?.isAuthenticated === true && url !== undefined && (
        <>
          <p>{areaText('newsletter.signed_in')}</p>
          <a className="button" href={url}>
            {areaText('newsletter.settings')}
          </a>
        </>
      )}
    </div>
  )
}
