/** Elements that content may not have, and that go with all that is in them. */
const REJECTED_WITH_CONTENT = ['script', 'style', 'object', 'applet', 'frameset']

/** Elements that would run code or load more pages; content has no use for them, and the site's policy blocks them. */
const REJECTED: ReadonlySet<string> = new Set([...REJECTED_WITH_CONTENT, ...['embed', 'base', 'meta', 'link', 'form', 'frame', 'noscript']])

const WITH_CONTENT: ReadonlySet<string> = new Set(REJECTED_WITH_CONTENT)

/** Whether content may not have an element. @param name in lower case */
export function isRejected(name: string): boolean {
  return REJECTED.has(name)
}

/** Whether what is in a rejected element is left out too. @param name in lower case */
export function losesContent(name: string): boolean {
  return WITH_CONTENT.has(name)
}
