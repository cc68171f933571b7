import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { TextKey } from '#locales/content.ts'
import type { PageRecord } from '../read/page-record.ts'
import { plainTitle } from '../tree/titles.ts'
import { inLanguage, inTitleOrder, pageEntry } from './page-entry.ts'
import { openGroup, type SidebarContext } from './sidebar-context.ts'

/** One group of an interface's or a class's members. */
export interface MemberKind {
  readonly title: TextKey
  readonly pageTypes: readonly string[]
}

/** The pages directly below a slug in groups by their types, each as code, in the order of their English short titles (docs/behaviour/sidebars.md 13). */
export function memberGroups(slug: string, kinds: readonly MemberKind[], context: SidebarContext): readonly SidebarEntry[] {
  const members = inTitleOrder(context.site.listChildren(slug))
  return kinds.flatMap(({ title, pageTypes }) => {
    const own = members.filter(({ pageType }) => pageTypes.includes(pageType))
    return openGroup(
      context.text(title),
      own.map((member) => memberEntry(member, context)),
    )
  })
}

function memberEntry(english: PageRecord, context: SidebarContext): SidebarEntry {
  const found = inLanguage(english, context.locale, context.site)
  return pageEntry(found, context, { title: memberTitle(found.page), isCode: true })
}

/**
 * What a member is called below the name of what it belongs to.
 *
 * @example memberTitle({ title: 'Clipboard: change event' }) // 'change'
 */
export function memberTitle({ title, shortTitle }: Pick<PageRecord, 'title' | 'shortTitle'>): string {
  if (shortTitle !== undefined) return plainTitle(shortTitle)
  return plainTitle(title)
    .replace(/^[\w.]+[:.]\s*(?=\S)/, '')
    .replace(/ (?:static )?(?:method|property|event|constructor)$/, '')
}
