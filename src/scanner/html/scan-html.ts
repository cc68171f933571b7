import { setImmediate } from 'node:timers/promises'
import { Tokenizer } from 'htmlparser2'
import {
  type HtmlFacts,
  MAX_INLINE,
  MAX_META_POLICIES,
  MAX_META_POLICY_CHARACTERS,
  MAX_RESOURCES,
  MAX_SCRIPTS,
  type ResourceFacts,
  type ScriptFacts,
} from './html-facts.ts'
import { RESOURCE_ELEMENTS, resourcesOf } from './resources-of.ts'

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
const READ = new Set(['meta', 'base', 'script', 'style', ...RESOURCE_ELEMENTS])
/** Media types of scripts that a policy is about; others are data (HTML standard, 'prepare the script element'). */
const SCRIPT_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

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
  private base: string | undefined
  private readonly referrers: string[] = []
  private readonly policies: string[] = []
  private policyCharacters = 0
  private readonly scripts: ScriptFacts[] = []
  private readonly resources: ResourceFacts[] = []
  private readonly inline: { readonly script: string[]; readonly style: string[] } = { script: [], style: [] }
  private handlers = 0
  private styleAttributes = 0
  /** The text of the script or style that is open, in parts. */
  private openText: string[] | undefined

  open(name: string, attributes: Attributes): void {
    if (INERT.has(name)) this.inertDepth += 1
    if (!HEAD_ELEMENTS.has(name) && this.inertDepth === 0) this.isHead = false
    if (this.inertDepth > 0) return
    this.openText = undefined
    if (this.resources.length < MAX_RESOURCES) this.resources.push(...resourcesOf(name, attributes))
    if (name === 'script') this.addScript(attributes)
    else if (name === 'style') this.openText = []
    else if (name === 'meta') this.addMeta(attributes)
    else if (name === 'base') this.base ??= attributes.get('href')
  }

  /** Each attribute of an element, by its name in lower case. */
  attribute(name: string): void {
    if (this.inertDepth > 0) return
    if (name === 'style') this.styleAttributes += 1
    else if (name.startsWith('on')) this.handlers += 1
  }

  text(part: string): void {
    this.openText?.push(part)
  }

  close(name: string): void {
    if (this.openText !== undefined && (name === 'script' || name === 'style')) {
      // Line ends are those of the parser (HTML standard, 'preprocessing the input stream').
      if (this.inline[name].length < MAX_INLINE) this.inline[name].push(this.openText.join('').replace(/\r\n?/g, '\n'))
      this.openText = undefined
    }
    if (INERT.has(name)) this.inertDepth = Math.max(0, this.inertDepth - 1)
    if (name === 'head' && this.inertDepth === 0) this.isHead = false
  }

  facts(): HtmlFacts {
    const { policies, referrers, base, scripts, resources, inline, handlers, styleAttributes } = this
    const texts = { inlineScripts: inline.script, inlineStyles: inline.style }
    return { policies, referrers, base, scripts, resources, ...texts, handlers, styleAttributes }
  }

  private addScript(attributes: Attributes): void {
    const src = attributes.get('src')
    if (src === undefined && SCRIPT_TYPES.test(attributes.get('type')?.trim() ?? '')) this.openText = []
    if (src !== undefined && this.scripts.length < MAX_SCRIPTS) this.scripts.push({ src, integrity: attributes.get('integrity') })
  }

  private addMeta(attributes: Attributes): void {
    const content = attributes.get('content') ?? ''
    if (content !== '' && isWord(attributes.get('name'), 'referrer')) this.referrers.push(content)
    const isPolicy = isWord(attributes.get('http-equiv'), 'content-security-policy')
    if (isPolicy && this.isHead && content.trim() !== '') this.addPolicy(content)
  }

  private addPolicy(content: string): void {
    const characters = this.policyCharacters + content.length
    if (this.policies.length >= MAX_META_POLICIES || characters > MAX_META_POLICY_CHARACTERS) return
    this.policies.push(content)
    this.policyCharacters = characters
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
      const written = body.slice(start, end).toLowerCase()
      found.attribute(written)
      if (!isRead()) return
      attribute = written
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
    ontext: (start, end) => found.text(body.slice(start, end)),
    ontextentity: nothing,
  }
}

function nothing(): void {}
