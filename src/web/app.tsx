// The order of these sheets is that of their rules: what all pages share first, print last.
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/scripts.css'
import './ui/favicon.svg?url'
import { type ReactNode, useEffect } from 'react'
import { ErrorPanel } from './navigation/error-panel.tsx'
import { LiveRegion } from './navigation/live-region.tsx'
import { LoadingBar } from './navigation/loading-bar.tsx'
import { type PageContextValue, PageProvider } from './page-context.ts'
import { PageRoute, type PageView } from './routes.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import './ui/print.css'

/** What the main part shows when a page could not be had. */
export interface LoadFailure {
  readonly kind: 'failure'
  readonly address: string
  /** Undefined when no answer came. */
  readonly status: string | undefined
}

/** What the application shows at one moment. */
export interface AppState {
  readonly main: { readonly kind: 'page'; readonly view: PageView } | LoadFailure
  readonly currentUrl: string
  readonly isLoading: boolean
  /** Said to screen readers after a navigation; '' on the page that was loaded. */
  readonly announcement: string
}

interface AppProps {
  readonly context: PageContextValue
  readonly state: AppState
  readonly onMounted: () => void
}

/** The whole tree as the browser hydrates it: `Top`, `Main` and `Bottom`, which the server renders one by one. */
export function App({ context, state, onMounted }: AppProps): ReactNode {
  useEffect(onMounted, [onMounted])
  return (
    <PageProvider value={context}>
      <Top currentUrl={state.currentUrl} />
      <Main main={state.main} />
      <Bottom isLoading={state.isLoading} announcement={state.announcement} />
    </PageProvider>
  )
}

/** What stands above every page. */
export function Top({ currentUrl }: { readonly currentUrl: string }): ReactNode {
  return <Header currentUrl={currentUrl} />
}

/** The page itself. */
export function Main({ main }: { readonly main: AppState['main'] }): ReactNode {
  return main.kind === 'page' ? <PageRoute view={main.view} /> : <ErrorPanel address={main.address} status={main.status} />
}

interface BottomProps {
  readonly isLoading: boolean
  readonly announcement: string
}

/** What stands below every page. */
export function Bottom({ isLoading, announcement }: BottomProps): ReactNode {
  return (
    <>
      <Footer />
      <LiveRegion text={announcement} />
      {isLoading && <LoadingBar />}
    </>
  )
}
