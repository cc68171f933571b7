/**
 * Loads the stylesheet that a page's content needs, before the page is shown (docs/behaviour/navigation.md 8). A stylesheet that can't be loaded only warns: the page is readable without.
 *
 * @param signal of the navigation: a stylesheet that is not loaded when it is given up is removed
 * @returns removes the stylesheets of earlier pages, to be called when the new page is shown
 */
export async function loadPageStyle(url: string | undefined, signal: AbortSignal): Promise<() => void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[data-page-style]')]
  const others = old.filter((link) => link.getAttribute('href') !== url)
  if (url !== undefined && !signal.aborted && others.length === old.length) await addStylesheet(url, null, signal)
  return () => {
    for (const link of others) link.remove()
  }
}

/**
 * Adds a stylesheet to the document's head.
 *
 * @param before the element that follows it; null: at the end
 * @param navigation to the page whose content needs it; absent: the stylesheet stays
 * @returns when it is loaded, or can't be loaded
 */
export function addStylesheet(url: string, before: Element | null, navigation?: AbortSignal): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  return new Promise((resolve) => {
    if (navigation !== undefined) {
      link.dataset.pageStyle = ''
      navigation.addEventListener(
        'abort',
        () => {
          if (link.sheet === null) link.remove()
          resolve()
        },
        { once: true },
      )
    }
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      console.warn(`the stylesheet ${url} could not be loaded`)
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
