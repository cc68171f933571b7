import { BEGINNERS_LABEL, ISSUES_SHOWN, type IssueSource } from '#contracts/community.ts'

/**
 * The query for the code host (docs/behaviour/community.md 1): open issues with the label for beginners that no one works on, in the words of its search.
 *
 * @example issueSearchUrl({ api: 'https://api.code.example/search/issues', repositories: ['room/content'], page }) // 'https://api.code.example/search/issues?q=is%3Aissue+is%3Aopen+no%3Aassignee+label%3A%22good+first+issue%22+repo%3Aroom%2Fcontent&per_page=5'
 */
export function issueSearchUrl({ api, repositories }: IssueSource): string {
  const words = ['is:issue', 'is:open', 'no:assignee', `label:"${BEGINNERS_LABEL}"`, ...repositories.map((name) => `repo:${name}`)]
  return `${api}?${new URLSearchParams({ q: words.join(' '), per_page: String(ISSUES_SHOWN) })}`
}
