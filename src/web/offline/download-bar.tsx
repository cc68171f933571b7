import type { ReactNode } from 'react'
import type { OfflineStatus } from '#contracts/offline.ts'
import { useOnline } from '../browser/use-online.ts'
import { type Activity, type ChosenArea, downloads, type OfflineView } from './downloads.ts'
import { offlineText } from './offline-text.ts'

interface DownloadBarProps {
  /** Those that are chosen. */
  readonly areas: readonly ChosenArea[]
  readonly view: OfflineView
}

/** The button of the download, how far it is, and what it waits for: it never stands still without a word (docs/behaviour/offline.md 22). */
export function DownloadBar({ areas, view: { status, activity } }: DownloadBarProps): ReactNode {
  const isOnline = useOnline()
  const isRunning = activity.kind === 'running'
  const isUpdate = areas.length > 0 && areas.every(({ key }) => findState(status, key)?.isComplete === true)
  const press = (): void => {
    if (isRunning) downloads.cancel()
    else if (areas.length > 0) void downloads.run(areas)
  }
  return (
    <div className="offline-download">
      <button type="button" className="button" aria-disabled={!isRunning && areas.length === 0} onClick={press}>
        {offlineText(isRunning ? 'cancel' : isUpdate ? 'update' : 'download')}
      </button>
      <div className="offline-progress">
        {isRunning && <Progress area={activity.area} status={status} />}
        <p role="status">{textOf(activity, isOnline)}</p>
      </div>
    </div>
  )
}

function Progress({ area, status }: { readonly area: ChosenArea; readonly status: OfflineStatus | undefined }): ReactNode {
  const { done, total } = findState(status, area.key) ?? { done: 0, total: 0 }
  return (
    <>
      <label className="offline-title" htmlFor="offline-progress">
        {offlineText('progress', { title: area.title })}
      </label>
      <progress id="offline-progress" {...(total > 0 ? { value: done, max: total } : {})} />
      {total > 0 && <span className="offline-count">{offlineText('progress_of', { done, total })}</span>}
    </>
  )
}

function findState(status: OfflineStatus | undefined, key: string) {
  return status?.areas.find((state) => state.key === key)
}

function textOf(activity: Activity, isOnline: boolean): string {
  switch (activity.kind) {
    case 'idle':
      return ''
    case 'running':
      // The worker notices it with its next request only.
      if (!isOnline) return offlineText('wait_network')
      if (activity.wait === undefined) return ''
      return activity.wait === 'network' ? offlineText('wait_network') : offlineText('wait_server', { count: activity.wait.seconds })
    case 'done':
      return activity.failed === 0 ? offlineText('done') : offlineText('done_failed', { count: activity.failed })
    default:
      return offlineText(ENDS[activity.kind])
  }
}

/** What is shown of an end. */
const ENDS = {
  stopped: 'stopped',
  'no-space': 'no_space',
  gone: 'gone',
  'other-tab': 'other_tab',
  'up-to-date': 'up_to_date',
  failed: 'failed',
} as const
