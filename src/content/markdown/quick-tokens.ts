import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it'

/**
 * Makes Markdown's tokens with plain fields. Those of markdown-it are the same, but each of their fields is defined by a call, and a page has some
 * thousand (docs/decisions/0162).
 */
export function makeQuickTokens(md: MarkdownIt): void {
  md.block.State = quickBlocks(md.block.State)
  md.inline.State = quickInlines(md.inline.State, md.utils)
}

type Nesting = Token['nesting']

class QuickToken implements Token {
  type: string
  tag: string
  attrs: Token['attrs'] = null
  map: Token['map'] = null
  nesting: Nesting
  level = 0
  children: Token['children'] = null
  content = ''
  markup = ''
  info = ''
  meta: Token['meta'] = null
  block = false
  hidden = false

  constructor(type: string, tag: string, nesting: Nesting) {
    this.type = type
    this.tag = tag
    this.nesting = nesting
  }

  attrIndex(name: string): number {
    return this.attrs === null ? -1 : this.attrs.findIndex(([known]) => known === name)
  }

  attrPush(attribute: [string, string | number]): void {
    if (this.attrs === null) this.attrs = [attribute]
    else this.attrs.push(attribute)
  }

  attrSet(name: string, value: string | number): void {
    const index = this.attrIndex(name)
    if (this.attrs === null || index < 0) this.attrPush([name, value])
    else this.attrs[index] = [name, value]
  }

  attrGet(name: string): string | number | null {
    return this.attrs?.[this.attrIndex(name)]?.[1] ?? null
  }

  attrJoin(name: string, value: string | number): void {
    const before = this.attrGet(name)
    this.attrSet(name, before === null ? value : `${before} ${value}`)
  }
}

function quickBlocks(State: typeof StateBlock): typeof StateBlock {
  return class extends State {
    override Token = QuickToken

    override push(type: string, tag: string, nesting: Nesting): Token {
      const token = new QuickToken(type, tag, nesting)
      token.block = true
      if (nesting < 0) this.level -= 1
      token.level = this.level
      if (nesting > 0) this.level += 1
      this.tokens.push(token)
      return token
    }
  }
}

const SPACE = 0x20
const MAX_ASCII = 0x7f

function quickInlines(State: typeof StateInline, { isMdAsciiPunct, isWhiteSpace }: MarkdownIt['utils']): typeof StateInline {
  return class extends State {
    override Token = QuickToken

    override pushPending(): Token {
      const token = new QuickToken('text', '', 0)
      token.content = this.pending
      token.level = this.pendingLevel
      this.tokens.push(token)
      this.pending = ''
      return token
    }

    override push(type: string, tag: string, nesting: Nesting): Token {
      if (this.pending !== '') this.pushPending()
      const token = new QuickToken(type, tag, nesting)
      if (nesting < 0) {
        this.level -= 1
        this.delimiters = this._prev_delimiters.pop() ?? []
      }
      token.level = this.level
      if (nesting > 0) {
        this.level += 1
        this._prev_delimiters.push(this.delimiters)
        this.delimiters = []
      }
      this.pendingLevel = this.level
      this.tokens.push(token)
      this.tokens_meta.push(nesting > 0 ? { delimiters: this.delimiters } : undefined)
      return token
    }

    /** Delimiter runs (CommonMark 6.2), between characters of ASCII without the pattern for all punctuation of Unicode. */
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
      const { src, posMax } = this
      const marker = src.charCodeAt(start)
      let end = start
      while (end < posMax && src.charCodeAt(end) === marker) end += 1
      const before = start > 0 ? src.charCodeAt(start - 1) : SPACE
      const after = end < posMax ? src.charCodeAt(end) : SPACE
      if (before > MAX_ASCII || after > MAX_ASCII) return super.scanDelims(start, canSplitWord)
      const [isBlankBefore, isBlankAfter] = [isWhiteSpace(before), isWhiteSpace(after)]
      const [isPunctBefore, isPunctAfter] = [isMdAsciiPunct(before), isMdAsciiPunct(after)]
      const isLeft = !isBlankAfter && (!isPunctAfter || isBlankBefore || isPunctBefore)
      const isRight = !isBlankBefore && (!isPunctBefore || isBlankAfter || isPunctAfter)
      return {
        can_open: isLeft && (canSplitWord || !isRight || isPunctBefore),
        can_close: isRight && (canSplitWord || !isLeft || isPunctAfter),
        length: end - start,
      }
    }
  }
}
