import { useEffect, useState } from 'react'
import { replaceAddress } from '../../../browser/history-entry.ts'
import { readStored, store } from '../../../browser/storage.ts'
import { findSort, type ListView, readListView, writeListView } from './list-address.ts'

/** The order that the user chose last: a user who orders manually wants to see that again. */
const SORT_KEY = 'collections-sort'

/** What of the collection is shown, stored in the page's address: a reload and a copied address show the same. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState(readView)
  useEffect(() => {
    const follow = (): void => setView(readView())
    const listening = new AbortController()
    addEventListener('popstate', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const show = (next: ListView): void => {
    if (next.sort !== view.sort) store(SORT_KEY, next.sort)
    replaceAddress(`${location.pathname}${writeListView(next, location.search)}${location.hash}`)
    setView(next)
  }
  return [view, show]
}

function readView(): ListView {
  return readListView(location.search, findSort(readStored(SORT_KEY)))
}
