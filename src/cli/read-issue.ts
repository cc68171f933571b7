import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import markdownIt, { type Token } from 'markdown-it'
import type { Issue } from '#server/newsletter/send-issue.ts'
import { reasonOf } from './reason-of.ts'
import { ConfigError } from './setting.ts'

const MAX_BYTES = 1024 * 1024
const NAME = /^[\w.-]{1,100}$/
const ENDINGS: readonly string[] = ['.md', '.txt']
/** Texts have line breaks and tabs only. */
const CONTROL = /(?![\n\t])\p{Cc}/u
/** A line with more is no subject (RFC 5322 section 2.1.1). */
const MAX_SUBJECT = 200

/**
 * An issue of the newsletter from a Markdown or text file: its first line is the subject, with or without `#`, the rest the text. Links to
 * paths of the site get its origin, because mail has none. HTML in the file is shown as text.
 *
 * @throws ConfigError when the file is no such issue
 */
export async function readIssue(file: string, origin: string): Promise<Issue> {
  const ending = extname(file)
  if (!ENDINGS.includes(ending)) throw new ConfigError(`${file} is no issue; expected a file whose name ends in ${ENDINGS.join(' or ')}`)
  const name = basename(file, ending)
  if (!NAME.test(name)) throw new ConfigError(`${file}: the name of an issue has letters, digits, ".", "-" and "_" only, at most 100`)
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new ConfigError(`${file} can't be read: ${reasonOf(error)}; expected a Markdown or text file`)
  })
  if (bytes.length > MAX_BYTES) throw new ConfigError(`${file}: an issue has at most 1 MiB`)
  const [first = '', ...rest] = decode(file, bytes).trimStart().split('\n')
  const subject = first.replace(/^#+\s+/, '').trim()
  const text = rest.join('\n').trim()
  if (subject === '' || subject.length > MAX_SUBJECT)
    throw new ConfigError(`${file}: the first line of an issue is its subject, with 1 to ${MAX_SUBJECT} characters`)
  if (text === '') throw new ConfigError(`${file}: an issue has a text after its first line`)
  return { name, subject, text, html: renderIssue(text, origin) }
}

/** With `\n` at the ends of lines. */
function decode(file: string, bytes: Uint8Array): string {
  const text = toText(bytes)?.replaceAll('\r\n', '\n')
  if (text === undefined) throw new ConfigError(`${file} is not in UTF-8; expected a Markdown or text file`)
  const found = CONTROL.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  if (found !== undefined) throw new ConfigError(`${file} contains the control character U+${found}; expected a Markdown or text file`)
  return text
}

function toText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function renderIssue(text: string, origin: string): string {
  const markdown = markdownIt({ html: false, linkify: true })
  const tokens = markdown.parse(text, {})
  for (const token of tokens.flatMap(({ children }) => children ?? [])) addOrigin(token, origin)
  return markdown.renderer.render(tokens, markdown.options, {})
}

/** Changes the token. */
function addOrigin(token: Token, origin: string): void {
  for (const name of ['href', 'src']) {
    const target = token.attrGet(name)
    if (typeof target === 'string' && target.startsWith('/') && !target.startsWith('//')) token.attrSet(name, `${origin}${target}`)
  }
}
