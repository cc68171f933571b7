/** Where the calls of AI Help and AI Explain are (`ai-help.ts`). Without their schemas, so that the browser can have them. */
export const AI_HELP_ADDRESSES = {
  quota: { method: 'GET', path: '/api/v1/plus/ai/help/quota' },
  ask: { method: 'POST', path: '/api/v1/plus/ai/help' },
  list: { method: 'GET', path: '/api/v1/plus/ai/help/history/list' },
  removeAll: { method: 'DELETE', path: '/api/v1/plus/ai/help/history/list' },
  read: { method: 'GET', path: '/api/v1/plus/ai/help/history/{chat_id}' },
  remove: { method: 'DELETE', path: '/api/v1/plus/ai/help/history/{chat_id}' },
  summarize: { method: 'POST', path: '/api/v1/plus/ai/help/history/summary/{message_id}' },
  explain: { method: 'POST', path: '/api/v1/plus/ai/explain' },
  explainFeedback: { method: 'POST', path: '/api/v1/plus/ai/explain/feedback' },
} as const
