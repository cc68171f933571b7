/** Where the calls of the scanner are (`observatory-calls.ts`). Without their schemas, so that the browser can have them. */
export const OBSERVATORY_ADDRESSES = {
  analyze: { method: 'GET', path: '/api/v2/analyze' },
  rescan: { method: 'POST', path: '/api/v2/analyze' },
  scan: { method: 'POST', path: '/api/v2/scan' },
  badge: { method: 'GET', path: '/api/v2/badge' },
  gradeDistribution: { method: 'GET', path: '/api/v2/grade_distribution' },
  recommendationMatrix: { method: 'GET', path: '/api/v2/recommendation_matrix' },
} as const
