import type { ReactNode } from 'react'
import { RawHtml } from '../ui/raw-html.tsx'
import { useCompatTables } from './compat/use-compat-tables.ts'
import { useCodeBlocks } from './use-code-blocks.ts'

interface ProseProps {
  /** HTML of each section. */
  readonly sections: readonly string[]
}

/** The text of a page, which stays outside React's tree: hydration reads it back by `data-section`. */
export function Prose({ sections }: ProseProps): ReactNode {
  useCodeBlocks(sections)
  useCompatTables(sections)
  return (
    <div className="prose">
      {sections.map((html, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change their place
        <RawHtml as="section" key={index} data-section={index} html={html} />
      ))}
    </div>
  )
}
