import { useEffect } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { usePage } from '../ui/page-context.ts'

/** Brings in what code blocks can do with script, once an article that has any is shown. */
export function useCodeBlocks(sections: readonly string[]): void {
  const { t, interfaceLang } = usePage()
  useEffect(() => {
    const article = document.querySelector<HTMLElement>('.prose:has(.code-example)')
    if (article === null || sections.length === 0) return
    let isGone = false
    let stop = (): void => {
      isGone = true
    }
    loadChunk(() => import('./code-blocks.ts')).then(
      ({ attachCodeBlocks }) => {
        if (!isGone) stop = attachCodeBlocks(article, t, interfaceLang)
      },
      (error: unknown) => console.warn('the code blocks stay without copy buttons', error),
    )
    return () => stop()
  }, [sections, t, interfaceLang])
}
