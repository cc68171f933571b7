import type { CommunityParts } from '#contracts/areas.ts'
import { ISSUES_ID, PORTRAITS_ID } from '#contracts/community-ids.ts'
import type { TocEntry } from '#contracts/document.ts'
import { areaText } from '#locales/areas.ts'

/** What a page's contents say of the parts below its text. */
export function communityContents(parts: CommunityParts | undefined): TocEntry[] {
  if (parts === undefined) return []
  return [
    ...(parts.spotlights.length === 0 ? [] : [{ id: PORTRAITS_ID, text: areaText('community.portraits'), sub: false }]),
    ...(parts.issues === null ? [] : [{ id: ISSUES_ID, text: areaText('community.issues'), sub: false }]),
  ]
}
