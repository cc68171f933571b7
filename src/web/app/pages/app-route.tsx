import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { APP_PAGES } from '#contracts/app-pages.ts'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { AppPage } from '#contracts/page.ts'
import { loadChunk } from '../../browser/load-chunk.ts'
import { AdSlot } from '../../ui/ad-slot.tsx'
import { AppFailure } from '../../ui/app-failure.tsx'
import type { AppProps } from '../../ui/app-props.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { LateNote } from '../../ui/late-note.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import '../../ui/app-place.css'
import { APP_LOADERS } from './app-loaders.ts'

interface AppRouteProps {
  readonly page: AppPage
}

type Loaded = { readonly kind: 'app'; readonly App: ComponentType<AppProps> } | { readonly kind: 'failed'; readonly status: string }

/** The kind of all app pages. */
export const APP_PAGE_KIND: PageKind<AppPage> = {
  head: ({ pageTitle, renderer }, { site, t }) => ({
    title: pageTitle,
    description: t('home.tagline'),
    isUnlisted: APP_PAGES.some((app) => app.renderer === renderer && !app.isListed),
    locales: [...INTERFACE_LOCALES.map(({ code }) => code), ...(site.communityLocales ?? [])],
  }),
  Component: ({ view }) => <AppRoute key={view.renderer} page={view} />,
}

/** A page whose contents are made in the browser: its title until they are, and what to do without script. */
function AppRoute({ page }: AppRouteProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    loadChunk(APP_LOADERS[page.renderer]).then(
      (App) => setLoaded({ kind: 'app', App }),
      (error: unknown) => setLoaded({ kind: 'failed', status: errorMessage(error) }),
    )
  }, [page.renderer])
  if (loaded?.kind === 'failed') return <AppFailure status={loaded.status} />
  return (
    <>
      <main className="app-place" id="content" tabIndex={-1} lang={interfaceLang} aria-busy={loaded === undefined}>
        {loaded === undefined ? (
          <>
            <h1>{page.title}</h1>
            <LateNote />
            <noscript>
              <p>{t('app.needs_script')}</p>
            </noscript>
          </>
        ) : (
          <>
            <loaded.App page={page} />
            <OfflineNotice />
          </>
        )}
      </main>
      <AdSlot name="side" url={page.url} />
    </>
  )
}
