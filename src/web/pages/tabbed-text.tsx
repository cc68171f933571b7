import { type ReactNode, useMemo } from 'react'
import type { SectionTab } from '#contracts/areas.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import { Tabs } from './tabs.tsx'

interface TabbedTextProps {
  /** HTML of each section. */
  readonly sections: readonly string[]
  readonly groups: readonly (readonly SectionTab[])[]
}

/** The text of a page some of whose sub-sections are tabs. Sections keep their order, so that hydration finds them by `data-section`. */
export function TabbedText({ sections, groups }: TabbedTextProps): ReactNode {
  const tabs = useMemo(() => new Map(groups.flatMap((group) => group.map((tab) => [tab.section, group] as const))), [groups])
  return (
    <div className="prose">
      {sections.map((html, index) => {
        const group = tabs.get(index)
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change their place
        if (group === undefined) return <RawHtml as="section" key={index} data-section={index} html={html} />
        return group[0]?.section === index ? <Tabs key={group[0].id} tabs={group} sections={sections} /> : null
      })}
    </div>
  )
}
