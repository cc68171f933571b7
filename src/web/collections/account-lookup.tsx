import { type ReactNode, useEffect } from 'react'
import { useLookup } from './collections-data.ts'

interface AccountLookupProps {
  readonly url: string
  readonly onChange: (isInCollection: boolean) => void
}

/** Tells whether a page is in a collection of the reader, and when that changes. In a chunk of its own, for only readers who are signed in need it. */
export function AccountLookup({ url, onChange }: AccountLookupProps): ReactNode {
  const { data } = useLookup(url)
  const isInCollection = data !== undefined && data.results.length > 0
  useEffect(() => onChange(isInCollection), [onChange, isInCollection])
  return null
}
