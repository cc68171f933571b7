// The order of these stylesheets is that of their rules: what all pages share first, print last.
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/scripts.css'
import '../ui/favicon.svg?url'
import { type ReactNode, useEffect } from 'react'
import type { ShellSettings } from '#contracts/site.ts'
import { AccountSlot } from '../accounts/account-slot.tsx'
import { AdSlot } from '../ui/ad-slot.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { type PageContextValue, PageProvider } from '../ui/page-context.ts'
import type { AppState } from './navigation/app-state.ts'
import { BrokenPage } from './navigation/broken-page.tsx'
import { LateNotice } from './navigation/late-notice.tsx'
import { LiveRegion } from './navigation/live-region.tsx'
import { LoadingBar } from './navigation/loading-bar.tsx'
import { LoadingPlaceholder } from './navigation/loading-placeholder.tsx'
import { PageBoundary } from './navigation/page-boundary.tsx'
import { PageRoute } from './pages/page-route.tsx'

// The rules of header and footer follow those of pages.

import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import type { ShellHtml } from '../shell/read-shell-html.ts'
import '../shell/search-box.css'
import { useMeasuredPage } from '../shell/use-measured-page.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import '../ui/print.css'

// The rules of what opens follow all others.
import '../shell/main-menu-panel.css'
import '../shell/theme-menu.css'
import '../shell/search-box-focus.css'
import '../documents/language-panel.css'
import '../documents/opened-sidebar.css'
import '../documents/filtered-sidebar.css'
import '../documents/collapsing-sidebar.css'
import '../article/compat/compat-history.css'
import '../ui/layers.css'

interface AppProps {
  readonly context: PageContextValue
  /** Of the page that was loaded; it stays while others are shown. */
  readonly shell: ShellHtml
  readonly state: AppState
  readonly onMounted: () => void
}

/** The whole tree as the browser hydrates it: `Top`, `Main` and `Bottom`, which the server renders one by one. */
export function App({ context, shell, state, onMounted }: AppProps): ReactNode {
  useEffect(onMounted, [onMounted])
  useMeasuredPage(state.currentUrl)
  return (
    <PageProvider value={context}>
      <Top currentUrl={state.currentUrl} menus={shell.menus} search={shell.search} account={shell.account} />
      <PageBoundary main={state.main}>
        <Main main={state.main} isLoading={state.isLoading} />
      </PageBoundary>
      <Bottom footer={shell.footer} isLoading={state.isLoading} late={state.late} announcement={state.announcement} />
    </PageProvider>
  )
}

interface TopProps {
  readonly currentUrl: string
  readonly menus: string
  /** HTML of `searchBoxHtml`. */
  readonly search: string
  /** HTML of the account slot. */
  readonly account: string
}

/** What stands above every page. Search and account are given to the header here. */
export function Top({ currentUrl, menus, search, account }: TopProps): ReactNode {
  const box = <RawHtml as="div" className="search-box" data-shell="search" html={search} />
  const accountSlot = <RawHtml as="div" className="account" data-shell="account" html={account} />
  return <Header currentUrl={currentUrl} menus={menus} search={box} account={accountSlot} />
}

/** The account in the header, rendered on the server only. @param next where a user who signs in comes back to */
export function renderAccountSlot({ account }: ShellSettings, next: string): ReactNode {
  return <AccountSlot links={account} next={next} />
}

interface MainProps {
  readonly main: AppState['main']
  readonly isLoading?: boolean
}

/** The page itself. */
export function Main({ main, isLoading = false }: MainProps): ReactNode {
  switch (main.kind) {
    case 'page':
      return (
        <>
          <AdSlot name="top" url={main.view.url} on="wide" />
          <PageRoute view={main.view} />
          <AdSlot name="bottom" url={main.view.url} />
          <AdSlot name="top" url={main.view.url} on="narrow" />
        </>
      )
    case 'failure':
      return <ErrorPanel address={main.address} status={main.status} />
    case 'broken':
      return <BrokenPage />
    case 'awaited':
      return <LoadingPlaceholder isLong={isLoading} />
  }
}

interface BottomProps {
  readonly footer: string
  readonly isLoading: boolean
  readonly announcement: string
  readonly late?: string | undefined
}

/** What stands below every page. */
export function Bottom({ footer, isLoading, announcement, late }: BottomProps): ReactNode {
  return (
    <>
      <Footer html={footer} />
      <LiveRegion text={announcement} />
      {isLoading && <LoadingBar />}
      {late !== undefined && <LateNotice key={late} address={late} />}
    </>
  )
}
