import { docUrl } from '#contracts/urls.ts'
import { type Html, html } from '#markup/html.ts'
import { encodeUrl } from '../../tree/page-url.ts'
import { shortTitleOf } from '../../tree/titles.ts'
import { defineMacro, type Macro, type MacroContext, MacroError, optionalText } from '../engine/macro.ts'

type Direction = 'previous' | 'menu' | 'next'

type Targets = Readonly<Partial<Record<Direction, string | undefined>>>

/** The buttons at the end of a chapter: `{{PreviousMenuNext("previous", "next", "menu")}}`, and the same with fewer of them. */
export const PREV_NEXT_MACROS: readonly Macro[] = [
  defineMacro({ name: 'next', isBlock: true, parameters: { next: optionalText }, render: writeButtons }),
  defineMacro({ name: 'nextmenu', isBlock: true, parameters: { next: optionalText, menu: optionalText }, render: writeButtons }),
  defineMacro({ name: 'previous', isBlock: true, parameters: { previous: optionalText }, render: writeButtons }),
  defineMacro({ name: 'previousmenu', isBlock: true, parameters: { previous: optionalText, menu: optionalText }, render: writeButtons }),
  defineMacro({
    name: 'previousmenunext',
    isBlock: true,
    parameters: { previous: optionalText, next: optionalText, menu: optionalText },
    render: writeButtons,
  }),
  defineMacro({ name: 'previousnext', isBlock: true, parameters: { previous: optionalText, next: optionalText }, render: writeButtons }),
]

/** In the order previous, menu, next. The keys of `targets`, slugs without a locale, are in the order of the call's arguments; an absent one gives no button. */
function writeButtons(targets: Targets, context: MacroContext): Html {
  const items = (['previous', 'menu', 'next'] as const).flatMap((direction) => {
    const slug = targets[direction]
    return slug === undefined ? [] : [button(direction, slug, Object.keys(targets).indexOf(direction), context)]
  })
  return html`<ul class="prev-next">${items}</ul>`
}

function button(direction: Direction, written: string, argument: number, context: MacroContext): Html {
  const slug = written.replace(/^\/+/, '').replace(/^[^/]+\/docs\//, '')
  const url = docUrl(context.locale, slug)
  const found = context.resolve(url)
  if (found === undefined) throw new MacroError(`no page ${url}`)
  if (found.page.slug !== slug) {
    context.reportSpelling({
      kind: found.isRedirected ? 'macro-redirected-link' : 'macro-ill-cased-argument',
      message: found.isRedirected ? `${url} has moved to ${found.page.url}` : `${slug} is spelled ${found.page.slug} in the page's address`,
      hint: found.isRedirected ? 'use the new name' : 'use that spelling',
      argument,
      spelling: written.slice(0, written.length - slug.length) + found.page.slug,
    })
  }
  const title = shortTitleOf(found.page)
  const label = direction === 'menu' ? context.text('overview', { title }) : context.text(direction)
  const rel = direction !== 'menu' && html` rel="${direction === 'previous' ? 'prev' : 'next'}"`
  const name = found.isFallback ? context.text('only_in_english') : direction !== 'menu' && title
  const mark = found.isFallback && ' only-in-en-us'
  return html`<li class="${direction}"><a class="button${mark}" href="${encodeUrl(found.page.url)}"${rel}${name !== false && html` title="${name}"`}>${label}</a></li>`
}
