import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '#contracts/locales.ts'
import type { SharePicture, SharePictures } from '#contracts/share-pictures.ts'
import { docUrl } from '#contracts/urls.ts'
import { RecentValues } from '../data/recent-values.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import type { SiteContent } from '../site/read-site.ts'
import { trustJson } from '../text/json.ts'
import { shortHash } from '../tree/facts.ts'
import { shortTitleOf } from '../tree/titles.ts'
import type { BuiltSite, Output } from './output.ts'
import type { PictureLogo, PictureSubject } from './share-picture.ts'
import { canOutline } from './share-picture-letters.ts'
import { siteLocales } from './site-locales.ts'
import { DEFAULT_AREAS } from './site-settings.ts'

type ImageContent = Pick<SiteContent, 'tree' | 'brand' | 'logo' | 'site'>

/** The images of a site: what its pages say of them, and what there is to draw. */
export interface ShareImagePlan {
  /** By locale. */
  readonly pictures: Readonly<Record<string, SharePictures>>
  /** By address. */
  readonly subjects: ReadonlyMap<string, PictureSubject>
}

/** Areas besides the documents, below the locale. */
const OTHER_AREAS = ['blog', 'curriculum', 'community', 'about']
const DRAWN_BY = ['share-picture.ts', 'share-picture-letters.ts'].map((name) => join(import.meta.dirname, name))
const DRAWN_WITH = ['@fontsource/source-serif-4', '@resvg/resvg-js', 'fontkit']

/**
 * Which images a site has: one for the site, one for each area in each language that it has pages in. Two that look the same are one, and an address is made from
 * all that an image is drawn from, so that nothing is drawn to learn it.
 */
export function planShareImages(content: ImageContent): ShareImagePlan {
  const subjects = new Map<string, PictureSubject>()
  const brand = canOutline(content.brand.name) ? content.brand.name : null
  const version = [drawingVersion(), content.logo?.hash ?? null]
  const imageOf = (title: string | undefined): SharePicture => {
    const shown = title !== undefined && canOutline(title) ? title : null
    const subject = { title: shown, brand }
    const url = `/static/share.${shortHash(JSON.stringify([subject, version]))}.png`
    subjects.set(url, subject)
    return { url, alt: shown === null ? content.brand.name : `${shown} | ${content.brand.name}` }
  }
  const pictures = siteLocales(content.tree).map((code) => {
    const areas = areaTitles(content, code).map(([path, title]) => [path, imageOf(title)] as const)
    return [code, { site: imageOf(undefined), areas: Object.fromEntries(areas) }] as const
  })
  return { pictures: Object.fromEntries(pictures), subjects }
}

/** Images that this process has drawn, by address, which says all that they are drawn from: one takes 20 ms, and tests build hundreds of small sites. */
const drawn = new RecentValues<string, Uint8Array>(64)

/** The images that previews of links show. Their names say what they are drawn from. */
export const shareImageFiles: Output<BuiltSite, Promise<Uint8Array>> = ({ content }) => {
  let draw: Promise<DrawSubject> | undefined
  return [...planShareImages(content).subjects].map(([url, subject]) => ({
    path: url.slice(1),
    isNamedByInput: true,
    async make() {
      draw ??= openDrawing(content.logo)
      const drawSubject = await draw
      return drawn.get(url, 1, () => drawSubject(subject))
    },
  }))
}

type DrawSubject = (subject: PictureSubject) => Uint8Array

/** Gives what draws images as PNG files. It is loaded on demand: most builds have nothing to draw. */
export async function openDrawing(logo: SiteContent['logo']): Promise<DrawSubject> {
  const [{ drawSharePicture }, { openTypesetter }] = await Promise.all([import('./share-picture.ts'), import('./share-picture-letters.ts')])
  const letters = openTypesetter()
  const measured = logo === undefined ? undefined : readLogo(logo.path)
  return (subject) => drawSharePicture({ subject, logo: measured, letters })
}

/** The areas with a page that users of a language get, by path below the locale. */
function areaTitles({ site, tree }: ImageContent, locale: LocaleCode): readonly (readonly [string, string])[] {
  const documents = (site.areas ?? DEFAULT_AREAS).flatMap((slug) => {
    const found = tree.resolve(docUrl(locale, slug))
    return found === undefined ? [] : [[`docs/${slug}`, shortTitleOf(found.page)] as const]
  })
  const others = OTHER_AREAS.flatMap((path) => {
    const page = tree.findExact(`/${locale}/${path}`)
    return page === undefined ? [] : [[path, shortTitleOf(page)] as const]
  })
  return [...documents, ...others]
}

/** A logo whose size is unknown is taken for a square. */
function readLogo(path: string): PictureLogo {
  const size = createImageMeasure()(path)
  return { svg: readFileSync(path), width: size?.width ?? 1, height: size?.height ?? 1 }
}

/** Changes with the code that draws, and with the packages that it draws with. */
function drawingVersion(): string {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = trustJson(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  )
  const code = DRAWN_BY.map((path) => hash('sha1', readFileSync(path)))
  return shortHash([...code, ...DRAWN_WITH.map((name) => `${name} ${dependencies[name]}`)].join('\n'))
}
