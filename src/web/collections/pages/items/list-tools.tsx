import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { COLLECTION_QUERY_MAX } from '#contracts/collection-limits.ts'
import { pagesText } from '../parts/pages-text.ts'
import { findSort, type ListView, SHOWN_SORTS, type ShownSort } from './list-address.ts'
import './list-tools.css'

interface ListToolsProps {
  readonly view: ListView
  readonly onShow: (view: ListView) => void
  readonly isSelecting: boolean
  readonly onSelecting: (isSelecting: boolean) => void
  /** Where the focus goes when what stood elsewhere is gone. */
  readonly search: RefObject<HTMLInputElement | null>
}

/** A user who types waits no longer than this for results, in milliseconds. */
const TYPING_MS = 300

/** Search in a collection, its order, and the way to choose several items. */
export function ListTools({ view, onShow, isSelecting, onSelecting, search }: ListToolsProps): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState(view.q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What is shown may change by other ways, which end what was being typed: back, or the button that clears the search.
  useEffect(() => {
    setTyped((before) => (before.trim() === view.q ? before : view.q))
    return () => clearTimeout(timer.current)
  }, [view.q])
  const type = (q: string): void => {
    setTyped(q)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onShow({ ...view, q: q.trim() }), TYPING_MS)
  }
  // The timer would show the typed text in the order from before the change.
  const showNow = (sort: ShownSort): void => {
    clearTimeout(timer.current)
    onShow({ q: typed.trim(), sort })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    showNow(view.sort)
  }
  return (
    <search>
      <form className="list-tools" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={`${id}-search`}>
          {pagesText('search_label')}
        </label>
        <input
          id={`${id}-search`}
          type="search"
          ref={search}
          value={typed}
          maxLength={COLLECTION_QUERY_MAX}
          placeholder={pagesText('search_label')}
          dir="auto"
          enterKeyHint="search"
          onChange={({ target }) => type(target.value)}
        />
        <span className="list-sort">
          <label htmlFor={`${id}-sort`}>{pagesText('sort_label')}</label>
          <select id={`${id}-sort`} value={view.sort} onChange={({ target }) => showNow(findSort(target.value) ?? view.sort)}>
            {SHOWN_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {pagesText(`sort_${sort}`)}
              </option>
            ))}
          </select>
        </span>
        <button className="quiet-button" type="button" aria-pressed={isSelecting} onClick={() => onSelecting(!isSelecting)}>
          {pagesText('select')}
        </button>
      </form>
    </search>
  )
}
