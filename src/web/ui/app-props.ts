import type { AppPage } from '#contracts/page.ts'

/** The props of an application of `APP_PAGES`. It reads the rest of its address itself. */
export interface AppProps {
  readonly page: AppPage
}
