import { Fragment, type ReactNode } from 'react'
import type { CurriculumEntry, CurriculumLink } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { ProgressMark } from './progress/progress-mark.tsx'
import { ProgressSummary } from './progress-summary.tsx'

interface CurriculumSidebarProps {
  readonly entries: readonly CurriculumEntry[]
  /** What stands below them. */
  readonly tools: readonly CurriculumLink[]
  readonly currentUrl: string
}

/** The pages of the curriculum; the group with the current page is open. Small enough to stand in the page as a whole. */
export function CurriculumSidebar({ entries, tools, currentUrl }: CurriculumSidebarProps): ReactNode {
  return (
    <div className="sidebar" id="sidebar">
      <nav aria-label={areaText('curriculum.sidebar')}>
        <div className="sidebar-tree">
          <ul>
            {entries.map((entry) => (
              <Fragment key={entry.url}>
                {entry.children.length === 0 ? (
                  <Entry {...entry} currentUrl={currentUrl} />
                ) : (
                  <Group group={entry} currentUrl={currentUrl} />
                )}
              </Fragment>
            ))}
            {tools.map((tool) => (
              <Entry key={tool.url} {...tool} currentUrl={currentUrl} />
            ))}
          </ul>
        </div>
        <ProgressSummary groups={entries} />
      </nav>
    </div>
  )
}

function Group({ group, currentUrl }: { readonly group: CurriculumEntry; readonly currentUrl: string }): ReactNode {
  const isOpen = group.url === currentUrl || group.children.some(({ url }) => url === currentUrl)
  return (
    <li>
      <details open={isOpen} key={currentUrl}>
        <summary>{group.title}</summary>
        <ul>
          <Entry title={areaText('curriculum.overview', { group: group.title })} url={group.url} currentUrl={currentUrl} />
          {group.children.map((child) => (
            <Entry key={child.url} {...child} currentUrl={currentUrl} />
          ))}
        </ul>
      </details>
    </li>
  )
}

interface EntryProps {
  readonly title: string
  readonly url: string
  readonly currentUrl: string
}

function Entry({ title, url, currentUrl }: EntryProps): ReactNode {
  return (
    <li>
      <a href={url} aria-current={url === currentUrl ? 'page' : undefined}>
        {title}
      </a>
      <ProgressMark url={url} />
    </li>
  )
}
