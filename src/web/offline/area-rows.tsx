import { type ReactNode, useEffect, useState } from 'react'
import type { OfflineAreaState } from '#contracts/offline.ts'
import { areaListUrl, isPageList, listOfflineAreas, type OfflineArea } from '#contracts/offline-areas.ts'
import { getJson } from '../browser/call.ts'
import { useOnline } from '../browser/use-online.ts'
import { usePage } from '../ui/page-context.ts'
import { passFocusOn } from '../ui/pass-focus-on.ts'
import { SettingRow } from '../ui/settings/setting-row.tsx'
import { DownloadBar } from './download-bar.tsx'
import type { OfflineView } from './downloads.ts'
import { offlineText } from './offline-text.ts'

type Areas = 'loading' | 'failed' | readonly OfflineArea[]

const ROW = 'offline--areas'

/** The areas of the language of the page, and their download (docs/behaviour/offline.md 20). */
export function AreaRows({ view }: { readonly view: OfflineView }): ReactNode {
  const { locale } = usePage()
  const [areas, setAreas] = useState<Areas>('loading')
  const [tries, setTries] = useState(0)
  const isOnline = useOnline()
  const isLoaded = typeof areas !== 'string'
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after a failure, also when the browser is online again
  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    void loadAreas(locale).then((loaded) => isCurrent && setAreas(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale, tries, isOnline, isLoaded])
  const row = { id: ROW, title: offlineText('areas') }
  if (areas === 'loading') return <SettingRow {...row} text={<p>{offlineText('loading')}</p>} />
  if (areas === 'failed') {
    const retry = (
      <button type="button" className="offline-open" ref={passFocusOn} onClick={() => setTries(tries + 1)}>
        {offlineText('retry')}
      </button>
    )
    return <SettingRow {...row} text={<p>{offlineText('areas_failed')}</p>} control={retry} />
  }
  if (areas.length === 0) return <SettingRow {...row} text={<p>{offlineText('areas_none')}</p>} />
  return (
    <>
      <SettingRow {...row} text={<p>{offlineText('areas_text')}</p>} />
      <AreaBoxes areas={areas} view={view} />
    </>
  )
}

function AreaBoxes({ areas, view }: { readonly areas: readonly OfflineArea[]; readonly view: OfflineView }): ReactNode {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const states = new Map((view.status?.areas ?? []).map((state) => [state.key, state]))
  const isChosen = (key: string): boolean => changed.get(key) ?? states.has(key)
  const isRunning = view.activity.kind === 'running'
  return (
    <>
      <fieldset className="offline-areas" aria-labelledby={`${ROW}-title`}>
        {areas.map(({ key, title, urls }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={isChosen(key)}
              disabled={isRunning}
              onChange={({ target }) => setChanged(new Map(changed).set(key, target.checked))}
            />
            <span>
              {title} <span className="offline-count">{countText(urls.length, states.get(key))}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <DownloadBar areas={areas.filter(({ key }) => isChosen(key))} view={view} />
    </>
  )
}

/** How many pages an area has, and how many of them are stored. */
function countText(count: number, state: OfflineAreaState | undefined): string {
  const pages = offlineText('pages', { count })
  if (state === undefined) return pages
  const { isComplete, done, total } = state
  return `${pages}, ${isComplete ? offlineText('area_stored') : offlineText('area_partial', { done, total })}`
}

async function loadAreas(locale: string): Promise<Areas> {
  const response = await getJson(areaListUrl(locale))
  if (response.kind === 'rejected' && response.status === 404) return []
  return response.kind === 'json' && isPageList(response.body) ? listOfflineAreas(response.body, locale) : 'failed'
}
