import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NEWSLETTER_ADDRESSES } from '#contracts/newsletter-addresses.ts'
import { call } from '../../browser/call.ts'
import { store } from '../../browser/storage.ts'
import { refreshUser, type User, useUser } from '../../browser/user.ts'
import { usePage } from '../../ui/page-context.ts'
import { SettingRow } from '../../ui/settings/setting-row.tsx'
import type { SettingsSection } from '../../ui/settings/settings-section.ts'
import { settingsText } from '../../ui/settings/settings-text.ts'
import { NewsletterDialog } from './newsletter-dialog.tsx'
import { newsletterText, prepareNewsletterTexts } from './newsletter-text.ts'

/** The fragment of the section, to which the newsletter page links (docs/behaviour/pages.md 3). */
const ID = 'newsletter'
/** The new-feature dot of the menu is not shown for what has been viewed. */
const VIEWED_KEY = 'viewed.plus_newsletter'

/** The newsletter, which has ended for whoever does not get it (docs/behaviour/newsletter.md 17 to 19). */
export const newsletterSection: SettingsSection = {
  id: ID,
  feature: 'newsletter',
  prepare: prepareNewsletterTexts,
  title: () => newsletterText('title'),
  Component: NewsletterRow,
}

function NewsletterRow(): ReactNode {
  const { plusName } = usePage().site.brand
  const user = useUser()
  const [isLeft, setIsLeft] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => void store(VIEWED_KEY, 'true'), [])
  useCurrentState(user)
  const isSubscribed = user?.isAuthenticated === true && user.settings.mdnplusNewsletter
  const row = { id: `${ID}--subscription`, title: <s>{newsletterText('name', { plusName })}</s> }
  const ask = (
    <button
      className="setting-switch"
      type="button"
      role="switch"
      aria-checked="true"
      aria-haspopup="dialog"
      aria-labelledby={`${row.id}-title`}
      aria-describedby={`${row.id}-text`}
      onClick={() => setIsAsking(true)}
    />
  )
  return (
    <>
      <SettingRow {...row} text={<p>{textOf(user)}</p>} {...(isSubscribed ? { control: ask } : {})} />
      <LeftNote isLeft={isLeft && !isSubscribed} />
      {isAsking && (
        <NewsletterDialog
          onClose={() => setIsAsking(false)}
          onLeft={() => {
            setIsAsking(false)
            setIsLeft(true)
          }}
        />
      )}
    </>
  )
}

/** The switch is gone when the user has unsubscribed: the focus goes to what says so. */
function LeftNote({ isLeft }: { readonly isLeft: boolean }): ReactNode {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLeft) note.current?.focus()
  }, [isLeft])
  return (
    <div className="setting-state" role="status" ref={note} tabIndex={-1}>
      {isLeft && <p>{newsletterText('left')}</p>}
    </div>
  )
}

function textOf(user: User | undefined): string {
  if (user === undefined) return settingsText('loading')
  if (!user.isAuthenticated) return newsletterText('signed_out')
  return newsletterText(user.settings.mdnplusNewsletter ? 'subscribed' : 'not_subscribed')
}

/** The server corrects the setting when it is asked for the subscription (docs/behaviour/newsletter.md 2); then it is read again. */
function useCurrentState(user: User | undefined): void {
  const isSignedIn = user?.isAuthenticated === true
  const isShown = user?.settings.mdnplusNewsletter === true
  useEffect(() => {
    if (!isSignedIn) return
    void call(NEWSLETTER_ADDRESSES.read, {}).then(async (result) => {
      if (result.isOk && result.reply.subscribed !== isShown) await refreshUser()
    })
  }, [isSignedIn, isShown])
}
