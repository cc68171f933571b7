/**
 * A table in GitHub's Markdown.
 *
 * @param rows each as long as the head
 * @example compatMarkdown(['Feature', 'Chrome'], [['`a|b`', '57']]) // '| Feature | Chrome |\n| --- | --- |\n| `a\\|b` | 57 |\n'
 */
export function compatMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cellText).join(' | ')} |\n`).join('')
}

/** A bar would end the cell, a line break the row. */
function cellText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')
}
