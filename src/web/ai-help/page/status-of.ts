import { helpText } from '../answer/help-text.ts'
import type { Turn } from '../talk/talk.ts'

/** How far an answer is, in words. */
export function statusOf({ progress }: Turn): string {
  switch (progress) {
    case 'searching':
      return helpText('searching')
    case 'writing':
      return helpText('writing')
    case 'pending':
      return helpText('pending')
    case 'failed':
      return helpText('failed')
    case 'off_topic':
      return helpText('off_topic')
    case 'filtered':
      return helpText('filtered')
    case 'stopped':
      return helpText('answer_stopped')
    case 'too_long':
      return helpText('answer_cut')
    case 'complete':
      return helpText('answer')
  }
}
