import { useEffect } from 'react'
import { loadChunk } from '../../browser/load-chunk.ts'
import { usePage } from '../../ui/page-context.ts'

/** Brings in what compatibility tables can do with script, when a user comes near one. */
export function useCompatTables(sections: readonly string[]): void {
  const { t } = usePage()
  useEffect(() => {
    const tables = [...document.querySelectorAll<HTMLElement>('.prose .compat')]
    if (sections.length === 0) return
    let isGone = false
    let stop = (): void => {
      isGone = true
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        loadChunk(() => import('./attach-compat-tables.ts')).then(
          ({ attachCompatTables }) => {
            if (!isGone) stop = attachCompatTables(tables, t)
          },
          (error: unknown) => console.warn('the compatibility tables stay without buttons', error),
        )
      },
      { rootMargin: '100%' },
    )
    for (const table of tables) watch.observe(table)
    return () => {
      watch.disconnect()
      stop()
    }
  }, [sections, t])
}
