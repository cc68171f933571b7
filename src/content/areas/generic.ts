import type { GenericRenderer } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import { plainTitle } from '../document/titles.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { AreaFile } from './area-files.ts'
import { GenericFrontMatter, SpotlightFrontMatter } from './area-front-matter.ts'
import { areaRecord, readAreaPage } from './area-page.ts'

/** Paths that belong to other parts of the site. */
const RESERVED = /^(?:docs|blog|curriculum|search|play|plus|observatory|404|index\.html|index\.json)(?:\/|$)|^$/

/** The pages of `pages/`: contributor spotlights in `pages/spotlights/{name}/`, all others at the address of their path. */
export function readGenericPages(files: readonly AreaFile[], brand: Brand, diagnostics: Diagnostic[]): PageRecord[] {
  return files.flatMap((file) => {
    const record = file.name.startsWith('spotlights/') ? readSpotlight(file, brand, diagnostics) : readGenericPage(file, brand, diagnostics)
    return record === undefined ? [] : [record]
  })
}

function readGenericPage(file: AreaFile, brand: Brand, diagnostics: Diagnostic[]): PageRecord | undefined {
  const source = readAreaPage(file, GenericFrontMatter, diagnostics)
  if (source === undefined) return undefined
  if (RESERVED.test(source.path) || !/^[\w./-]+$/.test(source.path)) {
    diagnostics.push(misplaced(file, `a page can't have the address /en-US/${source.path}; it is left out`))
    return undefined
  }
  const title = plainTitle(source.fields.title)
  return areaRecord(source, {
    title: source.fields.title,
    ...(source.fields['short-title'] === undefined ? {} : { shortTitle: source.fields['short-title'] }),
    area: {
      renderer: rendererOf(source.path),
      pageTitle: `${title} | ${brand.shortName}`,
      description: source.fields.description ?? '',
      parents: [{ uri: source.url, title: source.fields['short-title'] ?? title }],
      id: source.path,
      figures: source.fields.figures ?? [],
      action: source.fields.action ?? null,
    },
  })
}

function rendererOf(path: string): GenericRenderer {
  if (path === 'about') return 'GenericAbout'
  return path === 'community' ? 'GenericCommunity' : 'GenericDoc'
}

function readSpotlight(file: AreaFile, brand: Brand, diagnostics: Diagnostic[]): PageRecord | undefined {
  const [, folderName = '', name, ...more] = file.name.split('/')
  if (name !== 'index.md' || more.length > 0 || !/^[\w.-]+$/.test(folderName)) {
    diagnostics.push(misplaced(file, 'expected a spotlight at pages/spotlights/{name}/index.md; this page is left out'))
    return undefined
  }
  const source = readAreaPage(file, SpotlightFrontMatter, diagnostics)
  if (source === undefined) return undefined
  const { contributor_name: contributorName, quote, img, img_alt: profileImgAlt = '', is_featured, usernames } = source.fields
  const title = areaText('community.spotlight_title', { name: contributorName })
  return areaRecord(source, {
    title,
    shortTitle: contributorName,
    area: {
      renderer: 'ContributorSpotlight',
      pageTitle: `${title} | ${brand.shortName}`,
      description: quote,
      hyData: {
        contributorName,
        folderName,
        isFeatured: is_featured === 'true',
        profileImg: img ?? null,
        profileImgAlt,
        usernames: { github: usernames?.github ?? null },
        quote,
        communityUrl: null,
      },
    },
  })
}

function misplaced({ path: file }: AreaFile, message: string): Diagnostic {
  return { kind: 'misplaced-page', severity: 'error', message, file }
}
