import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { ADDRESS_MAX, LABEL_MAX } from './event-limits.ts'

/** Words a user sees on what was clicked; `measure` cuts them to length. */
const label = Type.String({ maxLength: LABEL_MAX })
const url = Type.String({ maxLength: ADDRESS_MAX })
const id = Type.String({ maxLength: LABEL_MAX })
const isOpen = Type.Boolean()
const isOn = Type.Boolean()
/** From 1 on. */
const position = Type.Integer({ minimum: 1 })
const count = Type.Integer({ minimum: 0 })
const nothing = {}
const link = { url, label }

/**
 * The closed list of all events and of their fields (docs/behaviour/events.md 7). Events are named by feature and action.
 */
export const EVENTS = {
  'page.view': closedObject({ url, referrer: url, title: Type.String() }),
  'page.scroll_depth': closedObject({ percent: Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(75)]) }),
  /** Anything that was clicked and has no event of its own. */
  'page.click': closedObject({ id, type: id, label }),
  'page.external_link': closedObject({ url }),
  'page.reload_after_error': closedObject({ url }),
  'page.not_found': closedObject({ url }),
  'page.not_found_suggestion': closedObject(link),
  'page.section_link': closedObject({ id }),

  'menu.toggle': closedObject({ id, isOpen }),
  'menu.entry': closedObject({ id, url }),
  'menu.logo': closedObject({ url }),
  'menu.footer_link': closedObject(link),
  'menu.skip_link': closedObject({ id }),
  'theme.choose': closedObject({ theme: Type.Union([Type.Literal('os-default'), Type.Literal('light'), Type.Literal('dark')]) }),
  'language.toggle': closedObject({ isOpen }),
  'language.choose': closedObject({ from: id, to: id }),
  'language.remember': closedObject({ isOn }),

  'search.open': closedObject(nothing),
  'search.suggestion': closedObject({ url, position }),
  'search.submit': closedObject({ length: count }),
  'search.result': closedObject({ url, position }),
  'search.page': closedObject({ position }),
  'search.error': closedObject(nothing),
  /** Nothing was found for these words. */
  'search.no_results': closedObject({ label }),

  'article.actions': closedObject({ isOpen }),
  'article.breadcrumb': closedObject({ url, position, count }),
  'article.toc_link': closedObject({ id }),
  'article.sidebar_toggle': closedObject({ isOpen }),
  'article.sidebar_link': closedObject({ url }),
  'article.sidebar_filter': closedObject({ count }),
  'article.translation_note': closedObject({ url }),
  'article.source_link': closedObject({ url }),
  'article.report_link': closedObject({ url }),
  'article.contributors_link': closedObject({ url }),
  'article.previous_next': closedObject(link),

  'baseline.toggle': closedObject({ isOpen }),
  'baseline.learn_more': closedObject({ url }),
  'baseline.compat_link': closedObject(nothing),
  'baseline.alternative': closedObject({ url }),
  'baseline.source': closedObject({ url }),
  'baseline.feedback': closedObject({ url }),
  'compat.toggle': closedObject({ id, isOpen }),
  'compat.link': closedObject(link),
  'compat.browsers': closedObject({ count }),
  'compat.copy': closedObject(nothing),
  'code.copy': closedObject({ language: id, isCopied: Type.Boolean() }),

  'feedback.vote': closedObject({ isHelpful: Type.Boolean() }),
  'feedback.reason': closedObject({ reason: id }),
  'thumbs.vote': closedObject({ feature: id, key: orNull(id), value: Type.Boolean() }),

  'play.example': closedObject({ id, url }),
  'play.queue': closedObject({ count }),
  'play.action': closedObject({ id }),
  'examples.action': closedObject({ id, type: id }),

  'accounts.log_in': closedObject(nothing),
  'accounts.sign_up': closedObject(nothing),
  'accounts.sign_out': closedObject(nothing),
  'accounts.menu': closedObject({ isOpen }),
  'accounts.menu_entry': closedObject({ id }),
  'collections.bookmark_menu': closedObject({ isOpen }),
  'collections.act': closedObject({ id }),
  'plus.plan': closedObject({ id }),
  'plus.upgrade_link': closedObject({ id }),
  'plus.setting': closedObject({ id, isOn }),
  'updates.filter': closedObject({ id }),
  'ai_help.act': closedObject({ id }),
  'offline.setting': closedObject({ id, isOn }),
  'offline.status': closedObject({ isOnline: Type.Boolean() }),
  'observatory.scan': closedObject(nothing),

  'ads.view': closedObject({ id }),
  'ads.click': closedObject({ id }),
  'banners.view': closedObject({ id }),
  'banners.click': closedObject({ id, url }),
  'surveys.seen': closedObject({ id }),
  'surveys.opened': closedObject({ id }),
  'surveys.dismissed': closedObject({ id }),
  'surveys.submitted': closedObject({ id }),

  'home.link': closedObject(link),
  'blog.link': closedObject(link),
  'curriculum.group': closedObject({ position }),
  'curriculum.link': closedObject(link),
  'community.link': closedObject(link),
  'pages.tab': closedObject({ id }),
} as const

export type EventName = keyof typeof EVENTS

/** Type guard for the name of an event of the list. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name)
}

/** Something that happened, by name, with what is said of it. */
export type MeasuredEvent = { readonly [Name in EventName]: { readonly name: Name } & Readonly<Static<(typeof EVENTS)[Name]>> }[EventName]
