import type { ReactNode } from 'react'
import { RawHtml } from '../ui/raw-html.tsx'
import { useCompatTables } from './compat/use-compat-tables.ts'
import type { SectionsView } from './sections-view.ts'
import { useCodeBlocks } from './use-code-blocks.ts'

/** The text of a page, which stays outside React's tree: hydration reads it back by `data-section`. */
export function Prose({ view: { sections, late } }: { readonly view: SectionsView }): ReactNode {
  useCodeBlocks(sections)
  useCompatTables(sections)
  return (
    <div className="prose">
      {sections.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change their place
        <RawHtml as="section" key={index} data-section={index} data-late={late?.[index]} html={html} />
      ))}
    </div>
  )
}
