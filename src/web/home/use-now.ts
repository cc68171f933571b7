import { useEffect, useState } from 'react'

/** The moment at which the page was hydrated; undefined before, for its HTML is the same on every day. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => setNow(Date.now()), [])
  return now
}
