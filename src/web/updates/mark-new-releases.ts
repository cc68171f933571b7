import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { readStored, store } from '../browser/storage.ts'
import { newReleases, visit } from './last-visit.ts'

const VISITS_KEY = 'updates-visits'

/**
 * Marks the releases that are new since the user's last visit, and remembers this one (docs/behaviour/updates.md 109).
 *
 * @param outcome with `data-recent`, which names the newest releases of all
 * @returns marks those of a list that has come in its place
 */
export function markNewReleases(outcome: HTMLElement, { t }: UpdatesWords): () => void {
  const recent = (outcome.dataset.recent ?? '').split(' ').filter((key) => key !== '')
  if (recent.length === 0) return () => undefined
  const visits = visit(readStored(VISITS_KEY), recent, Date.now())
  store(VISITS_KEY, JSON.stringify(visits))
  const isNew = newReleases(visits, recent)
  const mark = (): void => {
    for (const group of outcome.querySelectorAll<HTMLElement>('.updates-group')) {
      if (!isNew.has(group.dataset.release ?? '')) continue
      const label = document.createElement('span')
      label.className = 'updates-new'
      label.textContent = t('new')
      group.querySelector('.updates-badge')?.after(label)
    }
  }
  mark()
  return mark
}
