import { readStored, store } from './storage.ts'

/** New features that are marked until the user has viewed them. */
const MARKED_FEATURES = ['plus_updates_v2', 'plus_newsletter', 'plus_ai_help'] as const
export type MarkedFeature = (typeof MARKED_FEATURES)[number]

/** Whether this browser has shown the feature. */
export function isViewed(feature: MarkedFeature): boolean {
  return readStored(keyOf(feature)) !== null
}

/** Stores that this browser has shown the feature. */
export function markViewed(feature: MarkedFeature): void {
  store(keyOf(feature), 'true')
}

function keyOf(feature: MarkedFeature): string {
  return `viewed.${feature}`
}
