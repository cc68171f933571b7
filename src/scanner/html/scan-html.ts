import { setImmediate } from 'node:timers/promises'
import { Tokenizer } from 'htmlparser2'
import { type HtmlFacts, MAX_META_POLICIES, MAX_SCRIPTS, type ScriptFacts } from './html-facts.ts'

/** Elements that may stand in the head; any other begins the body (HTML standard, 'the "in head" insertion mode'). */
const HEAD_ELEMENTS = new Set([
  'html',
  'head',
  'meta',
  'title',
  'base',
  'basefont',
  'bgsound',
  'link',
  'script',
  'style',
  'noscript',
  'template',
  'noframes',
])
/** Their contents are not part of the page in a browser that runs scripts. */
const INERT = new Set(['template', 'noscript'])
/** The elements whose attributes are read. */
const READ = new Set(['meta', 'base', 'script'])

type Attributes = Map<string, string>

/**
 * The facts of a page's HTML. The tokens are read once from the beginning to the end, without a tree: hostile nesting costs no more than
 * other text.
 */
export function scanHtml(body: string): HtmlFacts {
  const found = new Collector()
  const tokenizer = new Tokenizer({}, callbacksFor(body, found))
  tokenizer.write(body)
  tokenizer.end()
  return found.facts()
}

/** After so many tokens, other work gets its turn: about a millisecond, for several pages are read at once. */
const SLICE_TOKENS = 2000

/** The same as `scanHtml`, in slices: a server that reads hostile HTML still answers in between. */
export async function scanHtmlInSlices(body: string): Promise<HtmlFacts> {
  const found = new Collector()
  const tokens = callbacksFor(body, found)
  let count = 0
  const countToken = (): void => {
    count += 1
    if (count % SLICE_TOKENS === 0) tokenizer.pause()
  }
  const tokenizer = new Tokenizer(
    {},
    {
      ...tokens,
      onopentagname(start, end) {
        countToken()
        tokens.onopentagname(start, end)
      },
      onattribname(start, end) {
        countToken()
        tokens.onattribname(start, end)
      },
      onclosetag(start, end) {
        countToken()
        tokens.onclosetag(start, end)
      },
    },
  )
  tokenizer.write(body)
  while (!tokenizer.running) {
    await setImmediate()
    tokenizer.resume()
  }
  tokenizer.end()
  return found.facts()
}

/** Collects the facts of one page, element by element. */
class Collector {
  private inertDepth = 0
  private isHead = true
  private referrer: string | undefined
  private base: string | undefined
  private readonly policies: string[] = []
  private readonly scripts: ScriptFacts[] = []

  open(name: string, attributes: Attributes): void {
    if (INERT.has(name)) this.inertDepth += 1
    if (!HEAD_ELEMENTS.has(name) && this.inertDepth === 0) this.isHead = false
    if (this.inertDepth > 0) return
    if (name === 'script') this.addScript(attributes)
    else if (name === 'meta') this.addMeta(attributes)
    else if (name === 'base') this.base ??= attributes.get('href')
  }

  close(name: string): void {
    if (INERT.has(name)) this.inertDepth = Math.max(0, this.inertDepth - 1)
    if (name === 'head' && this.inertDepth === 0) this.isHead = false
  }

  facts(): HtmlFacts {
    const { policies, referrer, base, scripts } = this
    return { policies, referrer, base, scripts }
  }

  private addScript(attributes: Attributes): void {
    const src = attributes.get('src')
    if (src !== undefined && this.scripts.length < MAX_SCRIPTS) this.scripts.push({ src, integrity: attributes.get('integrity') })
  }

  private addMeta(attributes: Attributes): void {
    const content = attributes.get('content') ?? ''
    if (isWord(attributes.get('name'), 'referrer')) this.referrer = content
    const isPolicy = isWord(attributes.get('http-equiv'), 'content-security-policy')
    if (isPolicy && this.isHead && content.trim() !== '' && this.policies.length < MAX_META_POLICIES) this.policies.push(content)
  }
}

function isWord(value: string | undefined, word: string): boolean {
  return value?.trim().toLowerCase() === word
}

function callbacksFor(body: string, found: Collector): ConstructorParameters<typeof Tokenizer>[1] {
  let name = ''
  let attributes: Attributes = new Map()
  let attribute = ''
  let parts: string[] = []
  const isRead = (): boolean => READ.has(name)
  const open = (): void => {
    found.open(name, attributes)
    name = ''
  }
  return {
    onopentagname(start, end) {
      name = body.slice(start, end).toLowerCase()
      attributes = new Map()
    },
    onattribname(start, end) {
      if (!isRead()) return
      attribute = body.slice(start, end).toLowerCase()
      parts = []
    },
    onattribdata(start, end) {
      if (isRead()) parts.push(body.slice(start, end))
    },
    onattribentity(codepoint) {
      if (isRead()) parts.push(String.fromCodePoint(codepoint))
    },
    onattribend() {
      // The first of several attributes of one name counts (HTML standard, 'attribute name state').
      if (isRead() && !attributes.has(attribute)) attributes.set(attribute, parts.join(''))
    },
    onopentagend: open,
    onselfclosingtag: open,
    onclosetag: (start, end) => found.close(body.slice(start, end).toLowerCase()),
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onprocessinginstruction: nothing,
    ontext: nothing,
    ontextentity: nothing,
  }
}

function nothing(): void {}
