import { answerTexts } from '#locales/ai-help-answers.ts'
import type { Passage } from '../retrieval/find-passages.ts'

/** How many passages are quoted, paragraphs of each, and lines of code. */
const QUOTED_MAX = 4
const PARAGRAPHS_MAX = 2
const QUOTE_LENGTH_MAX = 500
const CODE_LINES_MAX = 30

/**
 * The answer of a site without a model: the best of the likely passages word for word, each with its link, below a sentence that says what they
 * are. Where none is likely, the links alone, below a sentence that says so.
 *
 * @returns pieces of Markdown
 */
export function quotePassages(passages: readonly Passage[], locale: string): readonly string[] {
  const { intro, unlikely } = answerTexts(locale)
  const likely = passages.filter(({ isLikely }) => isLikely).slice(0, QUOTED_MAX)
  if (likely.length > 0) return [`${intro}\n\n`, ...likely.map((passage) => `${quote(passage)}\n\n`)]
  return [
    `${unlikely}\n\n`,
    passages
      .slice(0, QUOTED_MAX)
      .map((passage) => `- ${link(passage)}\n`)
      .join(''),
  ]
}

function quote(passage: Passage): string {
  const { section } = passage
  const paragraphs = section.paragraphs.slice(0, PARAGRAPHS_MAX).map((text) => `> ${escapeText(shorten(text))}`)
  const [sample] = section.code
  const code = sample === undefined ? [] : [fenced(sample.language, sample.text)]
  return [`**${link(passage)}**`, ...paragraphs, ...code].join('\n\n')
}

function link({ source: { url, title, heading } }: Passage): string {
  const label = heading === null ? title : `${title}: ${heading}`
  return `[${escapeText(label).replace(/[[\]]/g, '\\$&')}](${encodeURI(url)})`
}

function fenced(language: string, text: string): string {
  const ticks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${ticks}${language}\n${text.split('\n').slice(0, CODE_LINES_MAX).join('\n')}\n${ticks}`
}

/** Ends after a word; in languages that are written without blanks, between two characters. */
function shorten(text: string): string {
  if (text.length <= QUOTE_LENGTH_MAX) return text
  const blank = text.lastIndexOf(' ', QUOTE_LENGTH_MAX)
  const end = blank > QUOTE_LENGTH_MAX / 2 ? blank : QUOTE_LENGTH_MAX
  return `${text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')} …`
}

/** Text of a page is no Markdown, except for its code. */
function escapeText(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\*_<[\]]/g, '\\$&')))
    .join('')
}
