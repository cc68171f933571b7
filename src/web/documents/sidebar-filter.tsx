import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { usePage } from '../ui/page-context.ts'
import type { FilteredTree } from './filtered-tree.ts'
import { markCurrent } from './mark-current.ts'
import './sidebar-filter.css'

interface SidebarFilterProps {
  /** The element that is scrolled; the tree in it is filtered. */
  readonly sidebar: RefObject<HTMLElement | null>
  /** Until the whole sidebar is there, what is typed waits for it. */
  readonly isWhole: boolean
  readonly currentUrl: string
}

/**
 * The box that filters the sidebar (docs/behaviour/reading.md 6). How it does that is loaded when the box is first used. The text in it
 * belongs to the browser, so that what is typed before the page is hydrated is not lost.
 */
export function SidebarFilter({ sidebar, isWhole, currentUrl }: SidebarFilterProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const input = useRef<HTMLInputElement>(null)
  // The page on which it was typed: on another the table of contents comes back, though the filter stays.
  const [{ text, url }, setQuery] = useState({ text: '', url: currentUrl })
  const count = useFilteredTree({ sidebar, isWhole, currentUrl, text })

  const take = (): void => setQuery({ text: input.current?.value.trim() ?? '', url: currentUrl })
  const clear = (): void => {
    if (input.current === null) return
    input.current.value = ''
    take()
    input.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    clear()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was hydrated
  useEffect(take, [])
  return (
    <div className="sidebar-filter" lang={interfaceLang} data-active={url === currentUrl ? count : undefined}>
      <div className="sidebar-filter-box">
        <label className="visually-hidden" htmlFor="sidebar-filter">
          {t('documents.filter_label')}
        </label>
        <input
          id="sidebar-filter"
          type="search"
          ref={input}
          placeholder={t('documents.filter_placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => void loadTree().catch(warn)}
          onInput={take}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className="sidebar-filter-clear" onClick={clear}>
            <span className="visually-hidden">{t('documents.filter_clear')}</span>
          </button>
        )}
      </div>
      <p className="sidebar-filter-result" role="status">
        {count !== undefined && (count === 0 ? t('documents.filter_no_matches') : t('documents.filter_matches', { count }))}
      </p>
    </div>
  )
}

interface FilterInput extends SidebarFilterProps {
  /** Empty when nothing is asked for. */
  readonly text: string
}

/**
 * Filters the tree while there is a text, and brings it back as it was when there is none.
 *
 * @returns how many entries match; undefined while nothing is filtered
 */
function useFilteredTree({ sidebar, isWhole, currentUrl, text }: FilterInput): number | undefined {
  const taken = useRef<{ readonly tree: FilteredTree; readonly url: string }>(undefined)
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const element = sidebar.current
    if (text === '' || element === null) {
      const known = taken.current
      taken.current = undefined
      known?.tree.restore(() => {
        if (element !== null && known.url !== currentUrl) markCurrent(element, currentUrl)
        setCount(undefined)
      })
      return
    }
    if (!isWhole) return
    let isWanted = true
    loadTree().then(({ takeTree }) => {
      if (!isWanted) return
      taken.current ??= { tree: takeTree(element), url: currentUrl }
      taken.current.tree.filter(text, setCount)
    }, warn)
    return () => {
      isWanted = false
    }
  }, [sidebar, isWhole, currentUrl, text])
  return count
}

function loadTree(): Promise<typeof import('./filtered-tree.ts')> {
  return loadChunk(() => import('./filtered-tree.ts'))
}

function warn(error: unknown): void {
  console.warn('the filter of the sidebar could not be loaded', error)
}
