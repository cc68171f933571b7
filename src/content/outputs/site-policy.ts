import type { SiteFile } from '#contracts/site.ts'
import type { PageRecord } from '../read/page-record.ts'

/**
 * The policy of the site's pages: that of the bundles, with the hosts whose frames the content and the surveys show. For all pages it is the same one, for a
 * user may come to the frame from any of them without a new document.
 *
 * @param csp `WebBuild.csp`
 * @example sitePolicy("frame-src 'self'; base-uri 'self'", pages) // "frame-src 'self' https://lessons.example; base-uri 'self'"
 */
export function sitePolicy(
  csp: string,
  pages: readonly Pick<PageRecord, 'area'>[],
  { surveys = [] }: Pick<SiteFile, 'surveys'> = {},
): string {
  const origins = new Set([
    ...surveys.flatMap((survey) => ('frame' in survey ? [new URL(survey.frame).origin] : [])),
    ...pages.flatMap(({ area }) =>
      area !== undefined && 'scrim' in area && area.scrim !== undefined ? [new URL(area.scrim.url).origin] : [],
    ),
  ])
  return origins.size === 0 ? csp : csp.replace(/(?<=^|; )frame-src [^;]*/, (frames) => [frames, ...[...origins].sort()].join(' '))
}
