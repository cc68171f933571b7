/**
 * Loads the stylesheet that a page's content needs, before the page is shown. A stylesheet that can't be loaded only warns: the page is readable without.
 *
 * @returns the way to take the sheets of earlier pages away, once the new page stands
 */
export async function loadPageStyle(url: string | undefined): Promise<() => void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[data-page-style]')]
  const others = old.filter((link) => link.getAttribute('href') !== url)
  if (url !== undefined && others.length === old.length) await addStylesheet(url, null, { pageStyle: '' })
  return () => {
    for (const link of others) link.remove()
  }
}

/**
 * Adds a stylesheet to the document's head.
 *
 * @param before what it is to stand before; null: at the end
 * @returns when it has come, or can't be had
 */
export function addStylesheet(url: string, before: Element | null, marks: Readonly<Record<string, string>> = {}): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  Object.assign(link.dataset, marks)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      console.warn(`the sheet ${url} could not be loaded`)
      resolve()
    })
    document.head.insertBefore(link, before)
  })
}

const adopted = new Set<string>()

/**
 * Adds rules of something that is seen only when it is used, the first time it is asked for: a script brings them along (`?inline`), which
 * saves a request and the wait for it.
 */
export function adoptRules(rules: string): void {
  if (adopted.has(rules)) return
  adopted.add(rules)
  const stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(rules)
  document.adoptedStyleSheets.push(stylesheet)
}
