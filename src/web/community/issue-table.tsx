import type { ReactNode } from 'react'
import type { Issue } from '#contracts/community.ts'
import { ISSUES_ID } from '#contracts/community-ids.ts'
import { areaText } from '#locales/areas.ts'

interface IssueTableProps {
  readonly issues: readonly Issue[]
}

/** Issues with their labels and repositories. Titles are anybody's words: each is kept to itself, in its own direction. */
export function IssueTable({ issues }: IssueTableProps): ReactNode {
  return (
    <table className="issue-table" aria-labelledby={ISSUES_ID}>
      <thead>
        <tr>
          <th scope="col">{areaText('community.issues_title')}</th>
          <th scope="col">{areaText('community.issues_repository')}</th>
        </tr>
      </thead>
      <tbody>
        {issues.map(({ url, title, labels, repository }) => (
          <tr key={url}>
            <td>
              <a href={url}>
                <bdi>{title}</bdi>
              </a>
              {labels.map((label) => (
                <span className="issue-label" key={label}>
                  {label}
                </span>
              ))}
            </td>
            <td>
              <bdi>{repository}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
