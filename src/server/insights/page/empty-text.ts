import type { Feature } from '#contracts/features.ts'
import { type Html, html } from '#markup/html.ts'

interface Reasons {
  readonly features: readonly Feature[]
  /** What has to be on for anything to be counted. */
  readonly needed: Feature
  /** Why else there may be nothing. */
  readonly otherwise: string
}

/** Why there is nothing to show: the feature is off, with what turns it on, or nothing has come. */
export function emptyText({ features, needed, otherwise }: Reasons): Html {
  if (features.includes(needed)) return html`<p>${otherwise}</p>`
  return html`<p>Nothing was counted: <strong>${needed}</strong> is off. It is on when <code>LECTERN_FEATURES</code> contains <code>${needed}</code>.</p>`
}
