import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDrawing, planShareImages } from './share-pictures.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>'

function content(siteJson: object = {}) {
  const page = (title: string): string => `---\ntitle: ${title}\nslug: Web/CSS\npage-type: landing-page\n---\n\nText.\n`
  return readSite([
    temporaryFolder({
      'site.json': JSON.stringify({ areas: ['Web/CSS'], ...siteJson }),
      'logo.svg': LOGO,
      'files/en-us/web/css/index.md': page('CSS'),
      'files/de/web/css/index.md': page('Gestaltung'),
      'files/ja/web/css/index.md': page('スタイル'),
      'files/it/web/css/index.md': page('Fogli di stile'),
    }),
  ])
}

test('each language has the image of an area with its title there', () => {
  const { pictures } = planShareImages(content())
  const areaIn = (locale: string) => pictures[locale]?.areas['docs/Web/CSS']
  expect(areaIn('de')?.alt).toMatch(/^Gestaltung \| /)
  expect(areaIn('de')?.url).not.toBe(areaIn('en-US')?.url)
  expect(areaIn('fr'), 'a language without the page shows the English one').toEqual(areaIn('en-US'))
})

test('a language of the community that has pages has images, another one has none', () => {
  const { pictures } = planShareImages(content())
  expect(pictures.it?.areas['docs/Web/CSS']?.alt).toMatch(/^Fogli di stile \| /)
  expect(pictures.tr).toBeUndefined()
})

test('a title that the face has no letters for leaves the brand alone', () => {
  const { pictures } = planShareImages(content())
  expect(pictures.ja?.areas['docs/Web/CSS']).toEqual(pictures.ja?.site)
})

test('what looks the same is one image', () => {
  expect(planShareImages(content()).subjects.size).toBe(4)
})

test('another brand or logo has other images', () => {
  const urls = [{}, { brand: { name: 'Room' } }, { brand: { logo: 'logo.svg' } }].map(
    (siteJson) => planShareImages(content(siteJson)).pictures['en-US']?.site.url,
  )
  expect(new Set(urls).size).toBe(3)
})

test('images are PNG files of the size that is reported, the same at every drawing', async () => {
  const site = content({ brand: { name: 'Комната', logo: 'logo.svg' } })
  const { subjects } = planShareImages(site)
  const draw = async (): Promise<readonly Buffer[]> => {
    const drawOne = await openDrawing(site.logo)
    return [...subjects.values()].map((subject) => Buffer.from(drawOne(subject)))
  }
  const pictures = await draw()
  expect(pictures.map((png) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)])).toEqual(
    Array.from({ length: subjects.size }, () => ['PNG', 1200, 630]),
  )
  expect(await draw()).toEqual(pictures)
})
