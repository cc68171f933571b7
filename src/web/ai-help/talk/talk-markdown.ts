import type { Turn } from './talk.ts'

interface ExportTexts {
  readonly title: string
  readonly sources: string
  /** Of an answer without text. */
  readonly none: string
}

/**
 * A conversation as a Markdown document, with the sources of each answer as whole addresses.
 *
 * @param turns those that are shown
 * @param origin of the site: links of answers lead to it
 */
export function talkMarkdown(turns: readonly Turn[], { title, sources, none }: ExportTexts, origin: string): string {
  const parts = turns.map((turn) => {
    const list = turn.progress === 'off_topic' ? [] : turn.sources.map((source) => `- [${nameOf(source)}](${origin}${source.url})`)
    const shown = list.length === 0 ? [] : [`**${sources}**`, list.join('\n')]
    return [
      `## ${turn.question
        .trim()
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ')}`,
      withOrigin(turn.answer, origin) || none,
      ...shown,
    ].join('\n\n')
  })
  return `# ${title}\n\n${parts.join('\n\n')}\n`
}

/** A section by its page and its heading. */
export function nameOf({ title, heading }: { readonly title: string; readonly heading: string | null }): string {
  return heading === null || heading === title ? title : `${title}: ${heading}`
}

function withOrigin(answer: string, origin: string): string {
  return answer.trim().replaceAll('](/', `](${origin}/`)
}
