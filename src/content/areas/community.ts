import type { CommunityParts, SpotlightCard } from '#contracts/areas.ts'
import type { IssueSource } from '#contracts/community.ts'
import { ISSUES_ID, PORTRAITS_ID } from '#contracts/community-ids.ts'
import type { TocEntry } from '#contracts/document.ts'
import { areaText } from '#locales/areas.ts'
import type { PageRecord } from '../read/page-record.ts'

/**
 * The pages beside the documents, which now know of one another: portraits lead to the community page, and that page shows the portraits, the
 * featured ones first, then by their addresses. Which come first must not depend on the day.
 */
export function joinCommunity(records: readonly PageRecord[], issues: IssueSource | undefined): PageRecord[] {
  const spotlights = records.flatMap((record) => cardOf(record) ?? []).sort(byPlace)
  const community = { issues: issues ?? null, spotlights: spotlights.map(({ card }) => card) }
  const communityUrl = records.find(({ area }) => area?.renderer === 'GenericCommunity')?.url ?? null
  return records.map((record) => {
    const { area } = record
    if (area?.renderer === 'GenericCommunity') return { ...record, area: { ...area, community } }
    return area?.renderer === 'ContributorSpotlight' ? { ...record, area: { ...area, hyData: { ...area.hyData, communityUrl } } } : record
  })
}

/** What a page's contents say of the parts below its text. */
export function communityContents(parts: CommunityParts | undefined): TocEntry[] {
  if (parts === undefined) return []
  return [
    ...(parts.spotlights.length === 0 ? [] : [{ id: PORTRAITS_ID, text: areaText('community.portraits'), sub: false }]),
    ...(parts.issues === null ? [] : [{ id: ISSUES_ID, text: areaText('community.issues'), sub: false }]),
  ]
}

interface PlacedCard {
  readonly card: SpotlightCard
  readonly isFeatured: boolean
}

function cardOf({ url, area }: PageRecord): PlacedCard | undefined {
  if (area?.renderer !== 'ContributorSpotlight') return undefined
  const { contributorName, quote, profileImg, profileImgAlt, isFeatured } = area.hyData
  const img = profileImg === null ? null : `${url}/${encodeURIComponent(profileImg)}`
  return { card: { contributorName, url, quote, img, imgAlt: profileImgAlt }, isFeatured }
}

function byPlace(a: PlacedCard, b: PlacedCard): number {
  if (a.isFeatured !== b.isFeatured) return a.isFeatured ? -1 : 1
  return a.card.url < b.card.url ? -1 : 1
}
