/** Says where a link leads: the path of a page of the site, or undefined. */
export type FindOwn = (address: string) => string | undefined

/** A line is not waited for longer than this, in characters. */
const LINE_MAX = 8000
/** An address that a Markdown renderer makes a link of without brackets. */
const BARE = /<?(?:(?:https?|ftp):\/\/|www\.|mailto:)[^\s<>)\]]*>?/gi
const DEFINITION = /^\s{0,3}\[[^\]]*\]:.*$/

/** Removes links that are not the site's from Markdown that comes in pieces. */
export interface LinkFilter {
  /** @returns as much as is decided */
  push(piece: string): string
  /** @returns the rest */
  end(): string
}

/**
 * The filter of an answer. Text is decided line by line, and within a line up to the last space as long as nothing there can be the beginning of a
 * link or of code, so that a link that is cut over two pieces is seen whole. Code blocks stay as they are.
 */
export function createLinkFilter(findOwn: FindOwn): LinkFilter {
  let waiting = ''
  let fence: string | undefined
  /** The line that has begun already was given out in part: it begins no fence. */
  let isInLine = false

  function line(text: string): string {
    const mark = isInLine ? undefined : /^(`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[1]
    isInLine = false
    if (fence === undefined) {
      fence = mark
      return mark === undefined ? cleanLine(text, findOwn) : text
    }
    if (mark?.startsWith(fence) === true && /^[`~]+\s*$/.test(text)) fence = undefined
    return text
  }

  function part(): string {
    if (fence !== undefined || (!isInLine && /^[`~\s]{0,4}$/.test(waiting))) return ''
    const end = waiting.lastIndexOf(' ') + 1
    const text = waiting.slice(0, end)
    if (end === 0 || (/[[\]<`~]/.test(text) && waiting.length < LINE_MAX)) return ''
    waiting = waiting.slice(end)
    isInLine = true
    return cleanLine(text, findOwn)
  }

  return {
    push(piece) {
      waiting += piece
      const lines = waiting.split('\n')
      waiting = lines.pop() ?? ''
      return `${lines.map((text) => `${line(text)}\n`).join('')}${part()}`
    },
    end() {
      const rest = waiting === '' ? '' : line(waiting)
      waiting = ''
      return rest
    },
  }
}

function cleanLine(text: string, findOwn: FindOwn): string {
  if (DEFINITION.test(text)) return ''
  const linked = text
    .replace(/!\[/g, '[')
    .replace(/\]\(\s*<?([^)\s>]*)>?[^)]*(\)|$)/g, (_, address: string, end: string) => {
      const own = end === '' ? undefined : findOwn(address)
      return own === undefined ? ']' : `](${own})`
    })
    .replace(/\[([^\][]*)\](?!\()/g, (whole, inner: string) => (/^[\sx]?$/.test(inner) ? whole : inner))
  return linked
    .split(/(`+[^`]*`+)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(BARE, (address) => findOwn(address.replace(/^<|>$/g, '')) ?? '')))
    .join('')
}
