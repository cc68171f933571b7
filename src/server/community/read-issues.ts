import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { ISSUE_TITLE_MAX, ISSUES_SHOWN, type Issue, type IssueSource, SHOWN_LABELS } from '#contracts/community.ts'
import { INVISIBLE_CHARACTERS } from '#contracts/invisible-characters.ts'

/** The part of a code host's response that is read (docs/behaviour/community.md 2). */
const Answer = Compile(
  Type.Object({
    items: Type.Array(
      Type.Object({
        html_url: Type.String(),
        title: Type.String(),
        labels: Type.Array(Type.Object({ name: Type.String() })),
        repository_url: Type.String(),
      }),
    ),
  }),
)

/**
 * The issues in a code host's answer. One that is not where the site says its issues are (another repository, another host, another scheme)
 * is left out, as is one without a title.
 *
 * @param body parsed JSON of any shape
 * @returns undefined for anything that is no response of an issue search
 */
export function readIssues(body: unknown, source: IssueSource): readonly Issue[] | undefined {
  if (!Answer.Check(body)) return undefined
  return body.items
    .flatMap(({ html_url, title, labels, repository_url }) => {
      const repository = findRepository(repository_url, source)
      const url = repository === undefined ? undefined : findAddress(html_url, source)
      const shown = readTitle(title)
      if (repository === undefined || url === undefined || shown === '') return []
      const names = new Set(labels.map(({ name }) => name.toLowerCase()))
      return [{ title: shown, url, repository, labels: SHOWN_LABELS.filter((label) => names.has(label.toLowerCase())) }]
    })
    .slice(0, ISSUES_SHOWN)
}

/** By the end of its address: `https://api.code.example/repos/room/content`. */
function findRepository(address: string, { repositories }: IssueSource): string | undefined {
  return repositories.find((name) => address.toLowerCase().endsWith(`/${name.toLowerCase()}`))
}

function findAddress(address: string, { page }: IssueSource): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isOurs = url.protocol === 'https:' && url.host === new URL(page).host && url.username === '' && url.password === ''
  return isOurs ? url.href : undefined
}

/** One line, cut where it is too long; it says itself that it was cut. */
function readTitle(title: string): string {
  const line = title.replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()
  const points = [...line]
  return points.length > ISSUE_TITLE_MAX
    ? `${points
        .slice(0, ISSUE_TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
    : line
}
