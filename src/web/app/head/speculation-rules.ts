/**
 * What a browser that knows speculation rules may fetch before it is asked to, while it follows links by itself: the page a user is about to
 * open. Once the application has taken the links over it fetches ahead itself (prefetch.ts), and takes the element away. Browsers spare users who
 * save data. The text's hash is in the Content-Security-Policy.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*/docs/*' }, eagerness: 'moderate' }],
})
