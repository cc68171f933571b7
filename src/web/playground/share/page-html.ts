import { TOO_MANY_WASM_PLACES, withWasm } from '#contracts/with-wasm.ts'
import { html as markup } from '#markup/html.ts'
import type { PlayCode } from '../code/play-code.ts'

interface PageInput {
  /** Its script is JavaScript already. */
  readonly code: PlayCode
  /** The module of its WebAssembly text, in base64. */
  readonly wasm?: string | undefined
  /** For the tab. */
  readonly title: string
  /** Of the site, `https://example.org`: files next to the page that the code is from are found there. */
  readonly siteOrigin: string
}

/**
 * One page that holds all of the code and needs nothing else: to be downloaded, or put into a frame. HTML that is a whole page already gets
 * the rest at the end of its head and of its body. Of WebAssembly the module is there for the script, and the text for users who read the file.
 *
 * @throws Error when the script has the place of its module too often
 */
export function pageHtml(input: PageInput): string {
  const { code, wasm } = input
  const { html, wat = '', options = {} } = code
  const js = withWasm(code.js, wasm)
  if (js === undefined) throw new Error(TOO_MANY_WASM_PLACES)
  const text = wat.trim() === '' ? '' : `<script type="text/wat">\n${watText(wat)}\n</script>\n`
  const script = `${text}${js.trim() === '' ? '' : `<script${options.isModule === true ? ' type="module"' : ''}>\n${scriptText(js)}\n</script>\n`}`
  return isWholePage(html) ? fillPage(html, headOf(input), script) : newPage(html, headOf(input), { script, title: input.title })
}

const COMMENT = { start: '<!--', end: '-->' } as const

function isWholePage(html: string): boolean {
  let rest = html.trimStart()
  while (rest.startsWith(COMMENT.start)) {
    const end = rest.indexOf(COMMENT.end, COMMENT.start.length)
    if (end === -1) return false
    rest = rest.slice(end + COMMENT.end.length).trimStart()
  }
  return /^<(?:!doctype|html|head)[\s>]/i.test(rest)
}

function newPage(html: string, head: string, { script, title }: { readonly script: string; readonly title: string }): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${markup`<title>${title}</title>`}
${head}</head>
<body>
${html.trimEnd()}
${script}</body>
</html>
`
}

/** Browsers move what stands outside of head and body into them, so a page that leaves these tags out is filled as well. */
function fillPage(html: string, head: string, script: string): string {
  const headEnd = html.search(/<\/head\s*>|<body[\s>]/i)
  const start = headEnd === -1 ? (/^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0) : headEnd
  const rest = html.slice(start)
  const bodyEnd = rest.toLowerCase().lastIndexOf('</body')
  const end = bodyEnd === -1 ? rest.length : bodyEnd
  return `${html.slice(0, start)}${head}${rest.slice(0, end)}${script}${rest.slice(end)}`
}

function headOf({ code, siteOrigin }: PageInput): string {
  const { css, src, options: { importMap = '' } = {} } = code
  // Of another site an address would lead there: a path it is, and no more.
  const base =
    src === undefined || !/^\/(?!\/)/.test(src) ? '' : markup`<base href="${siteOrigin + src.replace(/[?#].*$/s, '')}/">\n`.toString()
  const map = importMap.trim() === '' ? '' : `<script type="importmap">\n${importMap.replaceAll('<', '\\u003c')}\n</script>\n`
  const style = css.trim() === '' ? '' : `<style>\n${css.replace(/<\/(?=style)/gi, '<\\/')}\n</style>\n`
  return `${base}${map}${style}`
}

/**
 * A script as it may stand in HTML: what would end it, or change how its end is found (HTML, 4.12.1.3 Restrictions for contents of script
 * elements), is written with a backslash, which texts and regular expressions, where such things stand, pass over.
 */
function scriptText(js: string): string {
  return js.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')
}

/** WebAssembly text likewise: its strings know escapes of bytes, and in comments no one minds one. */
function watText(wat: string): string {
  return wat.replace(/<(?=\/script|!--)/gi, '\\3c')
}
