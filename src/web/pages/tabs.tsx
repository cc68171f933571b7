import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SectionTab } from '#contracts/areas.ts'
import { pushEntry } from '../browser/history-entry.ts'
import { isPlainClick } from '../browser/is-plain-click.ts'
import { measure } from '../browser/measure.ts'
import { findTarget } from '../browser/scroll.ts'
import { findNextTab } from '../ui/find-next-tab.ts'
import { RawHtml } from '../ui/raw-html.tsx'

interface TabsProps {
  readonly tabs: readonly SectionTab[]
  /** HTML of all sections of the page. */
  readonly sections: readonly string[]
}

/**
 * Sub-sections of which one is shown at a time (docs/behaviour/pages.md 2): a list of links and what they lead to, which become tabs (ARIA Authoring
 * Practices, 'Tabs') once the script is there. Which one is shown stands in the address, so links, reloads and the way back keep it.
 * Before that the stylesheet shows the one that the address names; on paper and without script all are shown.
 */
export function Tabs({ tabs, sections }: TabsProps): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  /** Undefined until the script is there: the page is hydrated as it was sent. */
  const [chosen, choose] = useState<string>()

  useLayoutEffect(() => {
    const find = (): string | undefined => {
      if (location.hash === '') return tabs[0]?.id
      const target = findTarget(location.hash)
      return tabs.find(({ section }) => target?.closest(`[data-section="${section}"]`))?.id
    }
    const follow = (): void => {
      const found = find()
      if (found === undefined) return
      flushSync(() => choose(found))
      // Hidden until now, it could not be scrolled to.
      if (location.hash !== '') findTarget(location.hash)?.scrollIntoView({ behavior: 'instant' })
    }
    const target = findTarget(location.hash)
    // The stylesheet knows the address as it was when the page was loaded; an id in another case it does not know.
    if (target?.checkVisibility() === false) queueMicrotask(() => target.scrollIntoView({ behavior: 'instant' }))
    choose(find() ?? tabs[0]?.id)
    const listening = new AbortController()
    addEventListener('hashchange', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [tabs])

  const show = (id: string): void => {
    choose(id)
    measure({ name: 'pages.tab', id })
  }
  const onClick = (event: MouseEvent<HTMLElement>, id: string): void => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    const url = new URL(`#${encodeURIComponent(id)}`, location.href)
    if (url.href !== location.href) pushEntry(url)
    show(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const next = findNextTab(event.key, { index, count: tabs.length, isRightToLeft: event.currentTarget.matches(':dir(rtl)') })
    const id = tabs[next ?? -1]?.id
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    history.replaceState(history.state, '', `#${encodeURIComponent(id)}`)
    show(id)
    container.current?.querySelector<HTMLElement>(`#tab-${CSS.escape(id)}`)?.focus()
  }

  const isHydrated = chosen !== undefined
  return (
    <div className="tabs" ref={container} data-alive={isHydrated ? '' : undefined}>
      <ul className="tab-list" role={isHydrated ? 'tablist' : undefined}>
        {tabs.map(({ id, title }, index) => (
          <li key={id} role={isHydrated ? 'presentation' : undefined}>
            <RawHtml
              as="a"
              id={`tab-${id}`}
              href={`#${encodeURIComponent(id)}`}
              html={title}
              onClick={(event) => onClick(event, id)}
              onKeyDown={(event) => onKeyDown(event, index)}
              {...(isHydrated ? tabOf(id, chosen) : {})}
            />
          </li>
        ))}
      </ul>
      {tabs.map(({ section, id }) => (
        <RawHtml
          as="section"
          className="tab-panel"
          key={id}
          data-section={section}
          html={sections[section] ?? ''}
          {...(isHydrated ? panelOf(id, chosen) : {})}
        />
      ))}
    </div>
  )
}

function tabOf(id: string, chosen: string) {
  return { role: 'tab', 'aria-selected': id === chosen, 'aria-controls': `panel-${id}`, tabIndex: id === chosen ? 0 : -1 } as const
}

/** A panel is a stop of the Tab key itself, for there may be nothing in it that is. */
function panelOf(id: string, chosen: string) {
  return { id: `panel-${id}`, role: 'tabpanel', 'aria-labelledby': `tab-${id}`, tabIndex: 0, hidden: id !== chosen } as const
}
