import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { memberTitle } from './member-groups.ts'
import { findBySlug, inLanguage, inTitleOrder, pageEntry } from './page-entry.ts'
import { openGroup, type SidebarContext } from './sidebar-context.ts'
import type { SidebarSite } from './sidebar-site.ts'

const WEB_EXTENSIONS = 'Mozilla/Add-ons/WebExtensions'
const BASE = `${WEB_EXTENSIONS}/API`
const BROWSER_SUPPORT = `${WEB_EXTENSIONS}/Browser_support_for_JavaScript_APIs`

const MEMBERS = [
  { title: 'sidebar_methods', pageType: 'webextension-api-function' },
  { title: 'sidebar_properties', pageType: 'webextension-api-property' },
  { title: 'sidebar_types', pageType: 'webextension-api-type' },
  { title: 'sidebar_events', pageType: 'webextension-api-event' },
] as const

/** The name of the WebExtensions API that a page is about or belongs to: `alarms`. Undefined for any other page. */
export function findWebExtApi(slug: string, site: SidebarSite): string | undefined {
  const name = slug.startsWith(`${BASE}/`) ? slug.slice(BASE.length + 1).split('/')[0] : undefined
  return name === undefined ? undefined : site.findPage(DEFAULT_LOCALE, `${BASE}/${name}`)?.slug.slice(BASE.length + 1)
}

/**
 * The APIs of WebExtensions after the page on the support of browsers for them, as code; below one of them its members
 * (docs/behaviour/sidebars.md 8).
 *
 * @param api the name of the one to open; undefined on pages that belong to none
 */
export function webExtApiEntries(api: string | undefined, context: SidebarContext): readonly SidebarEntry[] {
  const support = findBySlug(BROWSER_SUPPORT, context.locale, context.site)
  const apis = inTitleOrder(context.site.listChildren(BASE)).map((english) => {
    const entry = pageEntry(inLanguage(english, context.locale, context.site), context, { isCode: true })
    const groups = english.slug === `${BASE}/${api}` ? memberGroups(english.slug, context) : []
    return groups.length === 0 ? entry : { ...entry, open: true as const, children: groups }
  })
  return [...(support === undefined ? [] : [pageEntry(support, context)]), ...apis]
}

function memberGroups(slug: string, context: SidebarContext): readonly SidebarEntry[] {
  return MEMBERS.flatMap(({ title, pageType }) => openGroup(context.text(title), memberEntries(slug, context, pageType)))
}

/** The pages directly below a slug, of one type or all, each with what is below it in a closed group. */
function memberEntries(slug: string, context: SidebarContext, pageType?: string): readonly SidebarEntry[] {
  const members = context.site.listChildren(slug).filter((page) => pageType === undefined || page.pageType === pageType)
  return inTitleOrder(members).map((english) => {
    const found = inLanguage(english, context.locale, context.site)
    const children = memberEntries(english.slug, context)
    return {
      ...pageEntry(found, context, { title: memberTitle(found.page), isCode: true }),
      ...(children.length === 0 ? {} : { children }),
    }
  })
}
