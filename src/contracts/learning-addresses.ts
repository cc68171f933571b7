/** Where the calls of the progress of learners are (`learning.ts`). Without their schemas, so that the browser can have them. */
export const LEARNING_ADDRESSES = {
  read: { method: 'GET', path: '/api/v1/learning/progress' },
  merge: { method: 'POST', path: '/api/v1/learning/progress' },
  forget: { method: 'DELETE', path: '/api/v1/learning/progress' },
} as const
