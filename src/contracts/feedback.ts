import type { LocaleCode } from './locales.ts'

/** The reasons why a page did not help (docs/behaviour/feedback.md 2). */
export const FEEDBACK_REASONS = [
  'outdated',
  'incomplete',
  'technical',
  'consistency',
  'incomprehensible',
  'linguistic',
  'code_examples',
  'other',
] as const
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number]

const REASONS: readonly FeedbackReason[] = ['outdated', 'incomplete', 'code_examples', 'other']
/** Of pages that were translated by machine: what matters is whether the translation can be trusted. */
const REASONS_IN_GERMAN: readonly FeedbackReason[] = [
  'technical',
  'consistency',
  'incomprehensible',
  'linguistic',
  'code_examples',
  'other',
]

/** The reasons that users of a language choose from, in order (docs/behaviour/feedback.md 2). */
export function listFeedbackReasons(locale: LocaleCode): readonly FeedbackReason[] {
  return locale === 'de' ? REASONS_IN_GERMAN : REASONS
}
