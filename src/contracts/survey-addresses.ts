/** Where the call of surveys is (`survey-calls.ts`). Without its schema, so that the browser can have it. */
export const SURVEY_ADDRESSES = {
  answer: { method: 'POST', path: '/api/v2/surveys/{survey}/answers/' },
} as const
