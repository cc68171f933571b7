import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { OFFLINE_SETTINGS_KEY, type OfflineSettings, SWITCHED_OFF } from '#contracts/offline.ts'
import { store } from '../browser/storage.ts'
import { useUser } from '../browser/user.ts'
import { errorMessage } from '../ui/error-message.ts'
import { usePage } from '../ui/page-context.ts'
import { SettingRow } from '../ui/settings/setting-row.tsx'
import { SettingSwitch } from '../ui/settings/setting-switch.tsx'
import type { SettingsSection } from '../ui/settings/settings-section.ts'
import { AreaRows } from './area-rows.tsx'
import { downloads, type OfflineView, switchOff, switchOn } from './downloads.ts'
import { offlineText, prepareOfflineTexts } from './offline-text.ts'
import { StoredPagesRow } from './stored-pages-row.tsx'
import { hasWorkers, leaveOffline } from './worker-link.ts'
import './offline.css'

/** Offline reading (docs/behaviour/offline.md 1, 2 and 20 to 28). */
export const offlineSection: SettingsSection = {
  id: 'offline',
  feature: 'offline',
  prepare: prepareOfflineTexts,
  title: () => offlineText('title'),
  Component: OfflineRows,
}

const ROW = 'offline--storage'

function OfflineRows(): ReactNode {
  const user = useUser()
  const isKnown = user !== undefined
  const isSubscriber = user?.isAuthenticated === true && user.isSubscriber
  useEffect(() => {
    if (isKnown && !isSubscriber) void leaveOffline()
  }, [isKnown, isSubscriber])
  if (!isKnown) return <SettingRow id={ROW} title={offlineText('storage')} text={<p>{offlineText('loading')}</p>} />
  if (!isSubscriber) return <PlansRow />
  if (!hasWorkers()) return <SettingRow id={ROW} title={offlineText('no_worker')} text={<p>{offlineText('no_worker_text')}</p>} />
  return <SubscriberRows />
}

function PlansRow(): ReactNode {
  const { site } = usePage()
  const plans = site.pageUrls?.plans
  const link = plans !== undefined && (
    <a className="setting-link" href={`${plans}#subscribe`} aria-describedby={`${ROW}-text`}>
      {offlineText('plans')}
    </a>
  )
  const text = <p>{offlineText('not_subscriber', { plusName: site.brand.plusName })}</p>
  return <SettingRow id={ROW} title={offlineText('storage')} text={text} {...(link === false ? {} : { control: link })} />
}

function SubscriberRows(): ReactNode {
  const view = useOffline()
  const { settings } = view
  return (
    <>
      <SettingSwitch
        id={ROW}
        title={offlineText('storage')}
        text={<p>{offlineText('storage_text')}</p>}
        isOn={settings.offline}
        save={(isOn) => asMessage(isOn ? switchOn : switchOff)}
      />
      {settings.offline && (
        <>
          <ChoiceRow id="offline--prefer-online" name="preferOnline" text="prefer_online" settings={settings} />
          <ChoiceRow id="offline--auto-updates" name="autoUpdates" text="auto_updates" settings={settings} />
          <AreaRows view={view} />
          <StoredPagesRow status={view.status} />
        </>
      )}
    </>
  )
}

interface ChoiceRowProps {
  readonly id: string
  readonly name: 'preferOnline' | 'autoUpdates'
  readonly text: 'prefer_online' | 'auto_updates'
  readonly settings: OfflineSettings
}

function ChoiceRow({ id, name, text, settings }: ChoiceRowProps): ReactNode {
  return (
    <SettingSwitch
      id={id}
      title={offlineText(text)}
      text={<p>{offlineText(`${text}_text`)}</p>}
      isOn={settings[name]}
      save={(isOn) => asMessage(() => downloads.choose({ [name]: isOn }))}
    />
  )
}

/** The settings and what is stored, as they are now; they change in other tabs too, and when the worker leaves. */
function useOffline(): OfflineView {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    void downloads.refresh()
    addEventListener('storage', ({ key }) => key === OFFLINE_SETTINGS_KEY && void downloads.refresh(), { signal })
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (data !== SWITCHED_OFF) return
        store(OFFLINE_SETTINGS_KEY, null)
        downloads.forget()
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return useSyncExternalStore(downloads.subscribe, downloads.current, downloads.current)
}

async function asMessage(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return offlineText('start_failed', { message: errorMessage(error) })
  }
}
