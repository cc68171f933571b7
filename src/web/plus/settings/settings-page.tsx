import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { useUser } from '../../browser/user.ts'
import { markViewed } from '../../browser/viewed-features.ts'
import { AppFailure } from '../../ui/app-failure.tsx'
import type { AppProps } from '../../ui/app-props.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { LateNote } from '../../ui/late-note.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SettingsSection } from '../../ui/settings/settings-section.ts'
import { prepareSettingsTexts, settingsText } from '../../ui/settings/settings-text.ts'
import '../../ui/settings/settings.css'
import './settings-page.css'

interface SettingsPageProps extends AppProps {
  readonly sections: readonly SettingsSection[]
}

/** The settings: `/{locale}/plus/settings` (docs/behaviour/plus.md 120). Its title stands alone until all sections have their texts. */
export function SettingsPage({ page, sections: all }: SettingsPageProps): ReactNode {
  const { locale, site } = usePage()
  const sections = useMemo(() => all.filter(({ feature }) => feature === undefined || site.features.includes(feature)), [all, site])
  const [state, setState] = useState<'waiting' | 'ready' | { readonly failed: string }>('waiting')
  useEffect(() => {
    Promise.all([prepareSettingsTexts(locale), ...sections.map((section) => section.prepare?.(locale))]).then(
      () => setState('ready'),
      (error: unknown) => setState({ failed: errorMessage(error) }),
    )
  }, [locale, sections])
  if (typeof state === 'object') return <AppFailure status={state.failed} isInMain />
  return (
    <div className="settings">
      <h1>{page.title}</h1>
      {state === 'ready' ? <Sections sections={sections} /> : <LateNote />}
    </div>
  )
}

function Sections({ sections }: Pick<SettingsPageProps, 'sections'>): ReactNode {
  const isKnown = useUser() !== undefined
  // Sections differ in height once the user is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again after that change
  useEffect(scrollToFragment, [isKnown])
  useEffect(() => {
    if (sections.some(({ id }) => id === 'newsletter')) markViewed('plus_newsletter')
  }, [sections])
  return (
    <>
      <SignedOutNote />
      <div className="settings-columns">
        <nav className="settings-contents" aria-label={settingsText('contents')}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title()}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="settings-sections">
          {sections.map(({ id, title, Component }) => (
            <section className="settings-section" id={id} key={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{title()}</h2>
              <Component />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function SignedOutNote(): ReactNode {
  const user = useUser()
  // While the server does not answer, the header says so, and no one can log in.
  if (user === undefined || user.isAuthenticated || user.maintenance !== undefined) return null
  const signIn = `${SIGN_IN_PATH}?next=${encodeURIComponent(location.pathname + location.search)}`
  return (
    <div className="settings-note">
      <p>{settingsText('signed_out')}</p>
      <p className="settings-ways">
        <a className="button" rel="nofollow" href={signIn}>
          {settingsText('log_in')}
        </a>
        <a rel="nofollow" href={`${signIn}&action=signup`}>
          {settingsText('sign_up')}
        </a>
      </p>
    </div>
  )
}

/** The sections were not there when the browser looked for the fragment of the address. */
function scrollToFragment(): void {
  const id = location.hash.slice(1)
  if (id !== '') document.getElementById(decodeFragment(id))?.scrollIntoView()
}

function decodeFragment(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
