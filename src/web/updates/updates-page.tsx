import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { UpdatesHtmlPage } from '#contracts/page.ts'
import { translatorOf } from '#locales/translate.ts'
import { loadUpdatesTexts } from '#locales/updates/page/load-updates-texts.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { useUser } from '../browser/user.ts'
import { markViewed } from '../browser/viewed-features.ts'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import { attachUpdates } from './attach-updates.ts'
import { attachCollections } from './collections-filter.ts'
import type { OpenRow } from './open-rows.ts'
import type { RowPage, UpdatesParts } from './updates-parts.ts'
import '../ui/chevron-summary.css'
import './updates.css'
import './updates-event.css'
import './updates-form.css'

interface UpdatesPageProps {
  readonly view: UpdatesHtmlPage
  readonly parts: UpdatesParts
}

/**
 * The page of updates. All that is in it is HTML that the server has made for the address (docs/behaviour/updates.md 100); with script, other
 * filters and pages come without a load of the page.
 */
export function UpdatesPage({ view, parts }: UpdatesPageProps): ReactNode {
  const { locale, site, t, interfaceLang } = usePage()
  const main = useRef<HTMLElement>(null)
  const [rows, setRows] = useState<readonly OpenRow[]>([])
  const isSignedIn = useUser()?.isAuthenticated === true && site.features.includes('collections')
  useEffect(() => {
    markViewed('plus_updates_v2')
    const root = main.current
    if (root === null) return
    const leaving = new AbortController()
    const language = interfaceLocaleOf(locale)
    loadChunk(() => loadUpdatesTexts(language)).then(
      (texts) => {
        if (leaving.signal.aborted) return
        const words = { language, t: translatorOf(texts, language) }
        attachUpdates(root, { locale, words, t, parts, signal: leaving.signal, onRows: setRows })
        if (site.features.includes('collections')) attachCollections(root, { locale, words, parts, signal: leaving.signal })
      },
      (error: unknown) => {
        console.warn('the page of updates stays without script', error)
        root.dataset.plain = ''
      },
    )
    return () => leaving.abort()
  }, [locale, site, t, parts])
  return (
    <main className="updates-page" id="content" ref={main} tabIndex={-1} lang={interfaceLang}>
      <RawHtml as="div" html={view.html} />
      {view.months !== null && (
        <p className="updates-months">
          <a href={view.months.url}>{view.months.title}</a>
        </p>
      )}
      {isSignedIn && <SaveButtons rows={rows} parts={parts} />}
    </main>
  )
}

interface SaveButtonsProps {
  readonly rows: readonly OpenRow[]
  readonly parts: UpdatesParts
}

/** The buttons that save pages, in the rows that were opened. */
function SaveButtons({ rows, parts }: SaveButtonsProps): ReactNode {
  const [Button, setButton] = useState<ComponentType<{ readonly page: RowPage }>>()
  const isNeeded = rows.length > 0
  useEffect(() => {
    if (!isNeeded) return
    parts.loadSaveButton().then(
      (loaded) => setButton(() => loaded),
      (error: unknown) => console.warn('pages can not be saved here', error),
    )
  }, [isNeeded, parts])
  return Button !== undefined && rows.map(({ id, container, page }) => createPortal(<Button page={page} />, container, id))
}
