import { type ReactNode, useEffect } from 'react'
import { useLookup } from './collections-data.ts'

interface AccountLookupProps {
  readonly url: string
  readonly onChange: (isInCollection: boolean) => void
}

/** Reports whether a page is in a collection of the user, and when that changes. In a chunk of its own, for only signed-in users need it. */
export function AccountLookup({ url, onChange }: AccountLookupProps): ReactNode {
  const { data } = useLookup(url)
  const isInCollection = data !== undefined && data.results.length > 0
  useEffect(() => onChange(isInCollection), [onChange, isInCollection])
  return null
}
