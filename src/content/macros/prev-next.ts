import { docUrl } from '#contracts/urls.ts'
import { shortTitleOf } from '../document/titles.ts'
import { escapeHtml } from '../html/escape.ts'
import { encodeUrl } from './link.ts'
import { type MacroContext, MacroError } from './macro.ts'

type Direction = 'previous' | 'menu' | 'next'

/** Slugs without locale; an absent one gives no button. The keys are in the order of the call's arguments. */
export type PrevNextTargets = Readonly<Partial<Record<Direction, string | undefined>>>

/**
 * The row of buttons at the end of a chapter, in the order previous, menu, next.
 *
 * @throws MacroError for a page that does not exist
 */
export function prevNextButtons(targets: PrevNextTargets, context: MacroContext): string {
  const items = (['previous', 'menu', 'next'] as const).flatMap((direction) => {
    const slug = targets[direction]
    return slug === undefined ? [] : [button(direction, slug, Object.keys(targets).indexOf(direction), context)]
  })
  return `<ul class="prev-next">${items.join('')}</ul>`
}

function button(direction: Direction, written: string, argument: number, context: MacroContext): string {
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
  const rel = direction === 'menu' ? '' : ` rel="${direction === 'previous' ? 'prev' : 'next'}"`
  const name = direction === 'menu' ? '' : ` title="${escapeHtml(title)}"`
  return `<li class="${direction}"><a class="button" href="${escapeHtml(encodeUrl(found.page.url))}"${rel}${name}>${escapeHtml(label)}</a></li>`
}
