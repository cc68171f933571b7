import type { PlayCode } from '../code/play-code.ts'

/**
 * Code as Markdown: a fenced block for each language that has something. A fence is longer than any run of backticks in its block, so that code
 * which holds fences stays in one piece (CommonMark 0.31 section 4.5).
 *
 * @example codeMarkdown({ html: '<p>', css: '', js: '' }) // '```html\n<p>\n```\n'
 */
export function codeMarkdown({ html, css, js, wat = '', options = {} }: PlayCode): string {
  const blocks: readonly (readonly [string, string])[] = [
    ['html', html],
    ['css', css],
    [options.isTypeScript === true ? 'ts' : 'js', js],
    ['wat', wat],
  ]
  return blocks
    .filter(([, code]) => code.trim() !== '')
    .map(([language, code]) => fencedBlock(language, code))
    .join('\n')
}

function fencedBlock(language: string, code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}\n`
}
