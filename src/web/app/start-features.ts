import { startAccounts } from '../accounts/start-accounts.ts'
import { startAds } from '../ads/start-ads.ts'
import { startExplain } from '../ai-help/explain/start-explain.ts'
import { keepSelection } from '../browser/keep-selection.ts'
import { returnFocus } from '../browser/return-focus.ts'
import { startCollections } from '../collections/start-collections.ts'
import { forgetAtSignOut } from '../curriculum/sync/forget-at-sign-out.ts'
import { startExamples } from '../examples/start-examples.ts'
import { startPreferences } from '../preferences/start-preferences.ts'
import { startQueue } from '../queue/start-queue.ts'
import { startMeasuring } from '../shell/start-measuring.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import type { PageContextValue } from '../ui/page-context.ts'

/** What the features do on every page, in one chunk: one request instead of many. Where one can't, the others do. */
const STARTS = [
  startMeasuring,
  startAccounts,
  startExamples,
  startQueue,
  startExplain,
  startCollections,
  forgetAtSignOut,
  startPreferences,
  startAds,
  startTelemetry,
  keepSelection,
  () => returnFocus(),
] as const

/** Starts what the features do on every page, once it is hydrated. */
export function startEach(context: PageContextValue): void {
  // The application fetches what the user seems to want next by itself.
  document.querySelector('script[type="speculationrules"]')?.remove()
  for (const start of STARTS)
    try {
      start(context)
    } catch (error) {
      console.warn('a part of the page does not work', error)
    }
}
