import { escapeHtml } from '../html/escape.ts'
import { lexMacros } from '../macros/lexer.ts'

/**
 * The beginning of a page, taken from its Markdown without building it: the first run of lines that are neither empty, nor a
 * heading, nor macros alone; macros become their first argument (reference/content.md 2.7). Undefined when there is none.
 *
 * @param body the Markdown behind the front matter
 * @returns HTML of code and text; links and emphasis are reduced to their text
 */
export function summaryFromSource(body: string): string | undefined {
  const lines: string[] = []
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) {
      if (lines.length > 0) break
      if (fence === undefined) fence = mark
      else if (mark.startsWith(fence)) fence = undefined
      continue
    }
    if (fence !== undefined) continue
    const text = line.trim()
    const isSkipped = text === '' || /^(?:#{1,6}\s|>|<!--|\||<)/.test(text) || withoutMacros(text).trim() === ''
    if (isSkipped && lines.length > 0) break
    if (!isSkipped) lines.push(text)
  }
  return lines.length === 0 ? undefined : inlineHtml(lines.join(' '))
}

function withoutMacros(text: string): string {
  return replaceMacros(text, () => '')
}

function replaceMacros(text: string, replace: (name: string, first: string, second: string | undefined) => string): string {
  let result = ''
  let at = 0
  for (const call of lexMacros(text).calls) {
    const [first, second] = call.args
    result +=
      text.slice(at, call.start) +
      replace(call.name, first === null || first === undefined ? '' : String(first), typeof second === 'string' ? second : undefined)
    at = call.end
  }
  return result + text.slice(at)
}

function inlineHtml(source: string): string {
  const shown = (name: string, first: string, second: string | undefined): string => {
    if (first === '') return ''
    if (name === 'glossary') return second ?? first
    const text = second ?? first
    return name.endsWith('element') && second === undefined ? `\`<${text}>\`` : `\`${text}\``
  }
  const text = replaceMacros(source, shown)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__)(?=\S)(.*?[^\s\\])\1/g, '$2')
    .replace(/(?<![\w*\\])([*_])(?=\S)(.*?[^\s\\])\1(?![\w*])/g, '$2')
  return text
    .split(/(`+[^`]*`+)/)
    .map((part) =>
      /^`.*`$/.test(part)
        ? `<code>${escapeHtml(part.replace(/^`+|`+$/g, ''))}</code>`
        : escapeHtml(part.replace(/<[^>]*>/g, '').replace(/\\([\\`*_{}[\]()#+\-.!<>|])/g, '$1')),
    )
    .join('')
    .replace(/<\/code><code>/g, '')
    .trim()
}
