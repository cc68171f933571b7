import type { Turn } from './talk.ts'
import { talkMarkdown } from './talk-markdown.ts'

/** Longer addresses are rejected by code hosts. */
const MAX_BODY = 4000

interface ReportInput {
  /** Where issues are: the `source.repository` of `site.json`. */
  readonly repository: string
  readonly origin: string
  readonly title: string
  readonly sources: string
}

/** The form for a new issue about an answer, filled with the question, the answer, its sources and the model; it is sent only by the user. */
export function reportUrl(turn: Turn, { repository, origin, title, sources }: ReportInput): string {
  const text = talkMarkdown([turn], { title, sources, none: '-' }, origin)
  const body = `${text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…\n` : text}\nModel: ${turn.model ?? 'none'}\n`
  const url = new URL(`${repository.endsWith('/') ? repository.slice(0, -1) : repository}/issues/new`)
  url.search = new URLSearchParams({ title: `${title}: ${turn.question.trim().slice(0, 120)}`, body }).toString()
  return url.href
}
