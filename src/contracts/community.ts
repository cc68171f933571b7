import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { COMMUNITY_ADDRESSES } from './community-addresses.ts'
import { endpoint } from './endpoint.ts'

/** How many issues are requested and shown (docs/behaviour/community.md 1). */
export const ISSUES_SHOWN = 5
/** The label of issues for beginners, and the labels that are shown next to a title (docs/behaviour/community.md 1 and 2). */
export const BEGINNERS_LABEL = 'good first issue'
export const SHOWN_LABELS = [BEGINNERS_LABEL, 'accepting PR'] as const

/** The longest title of an issue that is shown, in code points: a code host allows more than a table has room for. */
export const ISSUE_TITLE_MAX = 200
/** Repositories whose issues are looked for at once: their names stand in one query. */
const REPOSITORIES_MAX = 10

const REPOSITORY = '^[A-Za-z0-9][\\w.-]*/[\\w.-]+$'
/** On this machine a mirror may do without a certificate. */
const SEARCH_ADDRESS = '^(?:https://[\\w.-]+(?::\\d{1,5})?|http://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d{1,5})?)/[^\\s?#]*$'
const PAGE_ADDRESS = '^https://[\\w.-]+(?::\\d{1,5})?(?:/\\S*)?$'

/**
 * Where issues are that newcomers could begin with, as `site.json` names it. The site's server asks the code host, never a user's browser;
 * a site that names none asks no one.
 */
export const IssueSource = closedObject({
  /** Address of the code host's search for issues, which takes `q` and `per_page`. */
  api: Type.String({ pattern: SEARCH_ADDRESS, description: 'a URL that begins with https://, without a query' }),
  /** `owner/name` each. */
  repositories: Type.Array(Type.String({ pattern: REPOSITORY, description: 'a repository such as owner/name' }), {
    minItems: 1,
    maxItems: REPOSITORIES_MAX,
    uniqueItems: true,
  }),
  /** Where users see all of them. Issues are on its host, or they are not shown. */
  page: Type.String({ pattern: PAGE_ADDRESS, description: 'a URL that begins with https://' }),
})
export type IssueSource = Static<typeof IssueSource>

/** An issue that no one works on yet. */
export const Issue = closedObject({
  /** One line without control characters; anything else may stand in it, in any direction. */
  title: Type.String({ minLength: 1 }),
  url: Type.String({ pattern: PAGE_ADDRESS }),
  /** `owner/name` */
  repository: Type.String({ pattern: REPOSITORY }),
  /** Its labels that are in `SHOWN_LABELS`. */
  labels: Type.Array(Type.Enum([...SHOWN_LABELS])),
})
export type Issue = Static<typeof Issue>

/** The call of the community page. */
export const community = {
  issues: endpoint(COMMUNITY_ADDRESSES.issues, {
    summary: 'Open issues for newcomers without an assignee; 404 when the site has no code host, 503 while the host fails',
    access: 'anyone',
    reply: closedObject({ items: Type.Array(Issue, { maxItems: ISSUES_SHOWN }) }),
    errors: ['not_found'],
  }),
} as const
