import type { Token } from 'markdown-it'
import type { MacroCall } from '../macros/engine/lexer.ts'
import { listTokens } from '../markdown/markdown.ts'
import { maskCode, maskHtmlBlocks, maskInlines, maskMacros } from './mask.ts'
import { listSourceLinks, type SourceLink } from './source-links.ts'
import { listSourceTags, type SourceTag } from './source-tags.ts'

/** A page as its author wrote it, taken apart. All offsets count characters of the page's body. */
export interface PageSource {
  readonly body: string
  /** Macros work in code, too. */
  readonly calls: readonly MacroCall[]
  /** What Markdown sees where macro calls are filled. Lines count from 0. */
  readonly tokens: readonly Token[]
  /** HTML in the text. */
  readonly tags: readonly SourceTag[]
  readonly links: readonly SourceLink[]
  /** The body without its code, comments and macro calls, which are filled: as long as the body. */
  readonly prose: string
  /** Offset of the beginning of each line. */
  readonly lineStarts: readonly number[]
}

/** Takes the body of a page apart: macro calls, blocks, HTML, links. */
export function readPageSource(body: string): PageSource {
  const { text, calls } = maskMacros(body)
  const tokens = listTokens(text)
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const prose = maskCode(text, tokens, lineStarts)
  const tags = listSourceTags(prose)
  const markdown = maskHtmlBlocks(prose, tokens, lineStarts)
  const links = listSourceLinks({ text: markdown, definitions: maskInlines(markdown, tokens, lineStarts), tags })
  return { body, calls, tokens, tags, prose, links, lineStarts }
}
