import Prism from 'prismjs'
import { type Html, raw } from '#markup/html.ts'
import { decodeEntities } from '../text/decode-entities.ts'
import { escapeAttribute, escapeText, parseHtml, serialize } from '../text/dom.ts'

/**
 * Code with `<span class="token ...">` around what has a colour, as the serializer of pages writes it (text/dom.ts): it can go into a page without
 * being parsed.
 *
 * @param name of the grammar
 */
export function colorCode(code: string, grammar: Prism.Grammar, name: string): Html {
  // Prism escapes the code. Its grammar of Markdown highlights the code blocks inside when they are written.
  if (name === 'markdown') return raw(serialize(parseHtml(Prism.highlight(code, grammar, name))))
  // Texts and attributes are escaped below.
  return raw(spansOf(tokensOf(code, grammar, name)))
}

/** Grammars of templates and of JSX do a part of their work in hooks. */
function tokensOf(code: string, grammar: Prism.Grammar, language: string): Prism.TokenStream {
  const env: Prism.hooks.HookEnvironmentMap['before-tokenize'] & { tokens?: Prism.TokenStream } = { code, grammar, language }
  Prism.hooks.run('before-tokenize', env)
  env.tokens = Prism.tokenize(env.code ?? code, env.grammar ?? grammar)
  Prism.hooks.run('after-tokenize', env)
  return env.tokens
}

/** Few of the pieces that a code is made of have a character to be written in another way. */
const IN_NEED = /[&<>\u00A0]/

function spansOf(stream: Prism.TokenStream): string {
  if (typeof stream === 'string') return IN_NEED.test(stream) ? escapeText(plainSpaces(stream)) : stream
  if (stream instanceof Prism.Token) return spanOf(stream)
  let spans = ''
  for (const part of stream) spans += spansOf(part)
  return spans
}

function spanOf({ type, alias, content }: Prism.Token): string {
  // `null` is there too, against its type. Few tokens have an alias.
  const classes = alias ? ['token', type].concat(alias).join(' ') : `token ${type}`
  return `<span class="${escapeAttribute(classes)}"${titleOf(type, content)}>${spansOf(content)}</span>`
}

/** Prism shows the character that an entity stands for as its title. */
function titleOf(type: string, content: Prism.TokenStream): string {
  return type === 'entity' && typeof content === 'string' ? ` title="${escapeAttribute(decodeEntities(plainSpaces(content)))}"` : ''
}

/** Prism writes a space for each no-break space. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
