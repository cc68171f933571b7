import type { Block, Inline } from './markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** An answer as text without marks, part by part: what is announced to screen readers when it is complete. */
export function plainText(markdown: string): string {
  return parseMarkdown(markdown).map(blockText).join('\n')
}

/** The text of a line without its marks. */
export function lineText(parts: readonly Inline[]): string {
  return parts.map((part) => ('text' in part ? part.text : 'children' in part ? lineText(part.children) : ' ')).join('')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return lineText(block.children)
    case 'code':
      return block.code
    case 'list':
      return block.items.map((item) => item.map(blockText).join('\n')).join('\n')
    case 'quote':
      return block.children.map(blockText).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(lineText).join(', ')).join('\n')
    case 'rule':
      return ''
  }
}
