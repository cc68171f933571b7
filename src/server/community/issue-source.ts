import Value from 'typebox/value'
import { IssueSource } from '#contracts/community.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'

const COMMUNITY_PAGE = filePathOf('/en-US/community', 'index.json')

/** Where a site's issues are, as the community page of its newest build says; undefined on a site that names no code host. */
export async function findIssueSource(snapshot: SiteSnapshot): Promise<IssueSource | undefined> {
  const file = await snapshot.read(COMMUNITY_PAGE)
  if (file === undefined) return undefined
  const issues = ['hyData', 'community', 'issues'].reduce(fieldOf, JSON.parse(Buffer.from(file.bytes).toString('utf8')))
  return Value.Check(IssueSource, issues) ? issues : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
}
