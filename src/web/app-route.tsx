import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { AppPage } from '#contracts/page.ts'
import { loadChunk } from './load-chunk.ts'
import { ErrorPanel } from './navigation/error-panel.tsx'
import { usePage } from './page-context.ts'
import './ui/app-place.css'

/** What an application of `APP_PAGES` is given. All else of its address it reads itself. */
export interface AppProps {
  readonly page: AppPage
}

interface AppRouteProps {
  readonly page: AppPage
  /** Brings the application in; the same function for the same page. */
  readonly load: () => Promise<ComponentType<AppProps>>
}

type Loaded = { readonly kind: 'app'; readonly App: ComponentType<AppProps> } | { readonly kind: 'failed'; readonly status: string }

/** A page whose contents are made in the browser: its title until they are, and what to do without script. */
export function AppRoute({ page, load }: AppRouteProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    loadChunk(load).then(
      (App) => setLoaded({ kind: 'app', App }),
      (error: unknown) => setLoaded({ kind: 'failed', status: error instanceof Error ? error.message : String(error) }),
    )
  }, [load])
  if (loaded?.kind === 'failed') return <ErrorPanel address={location.href} status={loaded.status} />
  return (
    <main className="app-place" id="content" tabIndex={-1} lang={interfaceLang} aria-busy={loaded === undefined}>
      {loaded === undefined ? (
        <>
          <h1>{page.title}</h1>
          <noscript>
            <p>{t('app.needs_script')}</p>
          </noscript>
        </>
      ) : (
        <loaded.App page={page} />
      )}
    </main>
  )
}
