import type { ReactNode } from 'react'
import { areaText } from '#locales/areas.ts'
import { useUser } from '../browser/user.ts'
import { usePage } from '../ui/page-context.ts'

/** Leads signed-in users to where they can stop the newsletter (docs/behaviour/pages.md 3). Its space is reserved, so nothing moves. */
export function NewsletterNote(): ReactNode {
  const settings = usePage().site.pageUrls?.settings
  const user = useUser()
  return (
    <div className="newsletter-note">
      {user?.isAuthenticated === true && settings !== undefined && (
        <>
          <p>{areaText('newsletter.signed_in')}</p>
          <a className="button" href={`${settings}#newsletter`}>
            {areaText('newsletter.settings')}
          </a>
        </>
      )}
    </div>
  )
}
