import { Parser } from 'htmlparser2'
import { guardLoops } from './guard-loops.ts'

/** Scripts that browsers run: without a type, with that of JavaScript, and modules. */
const RUN_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

interface Script {
  readonly start: number
  readonly end: number
  readonly isModule: boolean
}

/**
 * HTML whose scripts have guarded loops (`guardLoops`); all else stays as it is.
 */
export function guardHtml(html: string): string {
  if (!/<script/i.test(html)) return html
  const pieces: string[] = []
  let from = 0
  for (const { start, end, isModule } of findScripts(html)) {
    const firstLine = html.slice(0, start).split('\n').length
    pieces.push(html.slice(from, start), guardLoops(html.slice(start, end), { isModule, firstLine }))
    from = end
  }
  return pieces.join('') + html.slice(from)
}

function findScripts(html: string): readonly Script[] {
  const scripts: Script[] = []
  let open: { readonly start: number; readonly isModule: boolean } | undefined
  const parser = new Parser({
    onopentag(name, { type = '', src }) {
      open =
        name === 'script' && src === undefined && RUN_TYPES.test(type)
          ? { start: parser.endIndex + 1, isModule: /^module$/i.test(type) }
          : undefined
    },
    onclosetag(name, isImplied) {
      if (name === 'script' && open !== undefined && !isImplied) scripts.push({ ...open, end: parser.startIndex })
      open = undefined
    },
  })
  parser.end(html)
  return scripts
}
