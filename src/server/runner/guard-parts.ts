import type { PlayState } from '#contracts/play-state.ts'
import { guardHtml } from './guard-html.ts'
import { guardLoops } from './guard-loops.ts'

/** The parts of code that scripts stand in. */
export type Guarded = Pick<PlayState, 'html' | 'js' | 'isModule'>

/** The same with guarded loops in all of its scripts. */
export function guardParts({ html, js, isModule = false }: Guarded): Guarded {
  return { html: guardHtml(html), js: guardLoops(js, { isModule }), isModule }
}
