interface ExampleTabsInput {
  /** Holds the code blocks, each with a head. */
  readonly code: HTMLElement
  readonly label: string
  readonly lang: string | undefined
}

interface Tab {
  readonly button: HTMLElement
  readonly panel: HTMLElement
}

let made = 0

/**
 * Makes tabs of code blocks that stand below one another: the name of a block's language becomes that of its tab
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, with automatic activation).
 *
 * @returns the way back
 */
export function exampleTabs({ code, label, lang }: ExampleTabsInput): () => void {
  const list = document.createElement('div')
  list.className = 'example-tabs'
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', label)
  if (lang !== undefined) list.lang = lang
  const tabs = [...code.querySelectorAll<HTMLElement>('.code-example')].map(tabOf)
  list.append(...tabs.map(({ button }) => button))
  const show = (shown: Tab | undefined): void => {
    for (const tab of tabs) {
      tab.button.setAttribute('aria-selected', String(tab === shown))
      tab.button.tabIndex = tab === shown ? 0 : -1
      tab.panel.hidden = tab !== shown
    }
  }
  list.addEventListener('click', ({ target }) => {
    const tab = tabs.find(({ button }) => button === target)
    if (tab !== undefined) show(tab)
  })
  list.addEventListener('keydown', (event) => {
    const now = tabs.findIndex(({ button }) => button === event.target)
    const next = tabs[nextOf(event.key, { now, count: tabs.length, isRightToLeft: getComputedStyle(list).direction === 'rtl' }) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    show(next)
    next.button.focus()
  })
  code.prepend(list)
  show(tabs[0])
  return () => {
    list.remove()
    for (const { panel } of tabs) {
      panel.hidden = false
      for (const name of ['role', 'aria-labelledby']) panel.removeAttribute(name)
    }
  }
}

interface TabPosition {
  /** Below 0: none. */
  readonly now: number
  readonly count: number
  readonly isRightToLeft: boolean
}

/**
 * Which tab a key leads to; undefined for keys that lead to none.
 *
 * @example nextOf('ArrowRight', { now: 2, count: 3, isRightToLeft: false }) // 0
 */
export function nextOf(key: string, { now, count, isRightToLeft }: TabPosition): number | undefined {
  if (now < 0) return undefined
  const step = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (now + step + count) % count
    case 'ArrowLeft':
      return (now - step + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function tabOf(panel: HTMLElement): Tab {
  made += 1
  const button = document.createElement('button')
  button.type = 'button'
  button.id = `example-tab-${made}`
  button.setAttribute('role', 'tab')
  button.setAttribute('aria-controls', `example-panel-${made}`)
  button.textContent = panel.querySelector('.language-name')?.textContent ?? ''
  panel.id = `example-panel-${made}`
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', button.id)
  return { button, panel }
}
