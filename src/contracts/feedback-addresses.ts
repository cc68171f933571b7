/** Where the call of feedback is (`feedback-calls.ts`). Without its schema, so that the browser can have it. */
export const FEEDBACK_ADDRESSES = {
  send: { method: 'POST', path: '/api/v2/feedback/' },
} as const
