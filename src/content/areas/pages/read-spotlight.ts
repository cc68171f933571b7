import { findMediaType } from '#contracts/media.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { SpotlightData } from '../../read/area-data.ts'
import type { AreaFile } from '../../read/area-files.ts'
import { lineOf, splitFrontMatter } from '../../read/front-matter.ts'
import { SpotlightFrontMatter } from '../engine/area-front-matter.ts'
import { type AreaSource, areaRecord, readAreaPage } from '../engine/area-page.ts'
import { misplacedPage } from './misplaced-page.ts'
import type { PlacedCard, UnjoinedPage } from './unjoined-page.ts'

type SpotlightFields = Omit<SpotlightData['hyData'], 'communityUrl'>

interface SpotlightSetting {
  readonly brand: Brand
  /** The names of the files of the area, below its folder. */
  readonly assetNames: ReadonlySet<string>
}

/** The portrait of a contributor, `pages/spotlights/{name}/index.md`; undefined when it can't be built, which is then a diagnostic. */
export function readSpotlight(file: AreaFile, { brand, assetNames }: SpotlightSetting, report: ReportDiagnostic): UnjoinedPage | undefined {
  const [, folderName = '', name, ...more] = file.name.split('/')
  if (name !== 'index.md' || more.length > 0 || !/^[\w.-]+$/.test(folderName)) {
    report(misplacedPage(file, 'expected a spotlight at pages/spotlights/{name}/index.md; this page is left out'))
    return undefined
  }
  const source = readAreaPage(file, SpotlightFrontMatter, report)
  if (source === undefined) return undefined
  const { contributor_name: contributorName, quote, img, img_alt: profileImgAlt = '', is_featured, usernames } = source.fields
  const title = areaText('community.spotlight_title', { name: contributorName })
  const fields: SpotlightFields = {
    contributorName,
    folderName,
    isFeatured: is_featured === 'true',
    profileImg: img === undefined ? null : findImage(img, { source, assetNames }, report),
    profileImgAlt,
    usernames: { github: usernames?.github ?? null },
    quote,
  }
  return {
    url: source.url,
    path: source.path,
    placed: cardOf(source.url, fields),
    recordOf: ({ url: communityUrl }) =>
      areaRecord(source, {
        title,
        shortTitle: contributorName,
        area: {
          renderer: 'ContributorSpotlight',
          pageTitle: `${title} | ${brand.shortName}`,
          description: quote,
          hyData: { ...fields, communityUrl },
        },
      }),
  }
}

interface ImagePlace {
  readonly source: Pick<AreaSource<unknown>, 'file' | 'text'>
  readonly assetNames: SpotlightSetting['assetNames']
}

/** The name of an image next to the page; null when it is not there, which is then a diagnostic. */
function findImage(name: string, { source, assetNames }: ImagePlace, report: ReportDiagnostic): string | null {
  const { file, text } = source
  const isThere = assetNames.has(`${file.name.slice(0, file.name.lastIndexOf('/'))}/${name}`)
  if (isThere && findMediaType(name)?.startsWith('image/')) return name
  const message = isThere ? `${name} is not an image` : `no file ${name} next to this page`
  const place = { file: file.path, ...lineOf(splitFrontMatter(text).yaml ?? '', 'img') }
  report({ kind: 'missing-image', severity: 'warning', message, hint: 'fix its name or remove it', ...place })
  return null
}

function cardOf(url: string, { contributorName, quote, profileImg, profileImgAlt, isFeatured }: SpotlightFields): PlacedCard {
  const img = profileImg === null ? null : `${url}/${encodeURIComponent(profileImg)}`
  return { card: { contributorName, url, quote, img, imgAlt: profileImgAlt }, isFeatured }
}
