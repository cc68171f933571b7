import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar, outlineOf } from '../testing/sample-sidebar.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ApiGroups } from './api-groups.ts'
import { ApiInterfaces } from './api-interfaces.ts'
import { CommonTexts, commonTextsVersion, loadCommonTexts } from './common-texts.ts'

const commonTexts = new CommonTexts({
  Events: { de: 'Geschehnisse', 'en-US': 'Happenings' },
  Related_pages: { de: 'Mehr zu $1', fr: '' },
})
const groups = new ApiGroups({ G$1: { interfaces: ['Brush', 'Can'] } })
const page = (path: string, pageType: string) => samplePage(`Web/API/${path}`, { pageType, shortTitle: path.split('/').at(-1) ?? path })
const pages = [
  page('Brush', 'web-api-interface'),
  page('Can', 'web-api-interface'),
  page('Brush/dry', 'web-api-event'),
  page('Brush/dip', 'web-api-instance-method'),
]
const sidebarOf = (locale: string) =>
  buildSampleSidebar(`${locale}:apiref/G%241/Brush`, { pages, data: { commonTexts, groups, interfaces: new ApiInterfaces({}) } })

test('headings of sidebars are those of the content root where it has them, else ours', () => {
  expect(outlineOf(sidebarOf('de').entries)).toBe('Brush | Instanzmethoden[dip] | Geschehnisse[dry] | Mehr zu G$1[Can]')
})

test('a language that the file lacks has our headings, not those of another language', () => {
  expect(outlineOf(sidebarOf('fr').entries)).toBe('Brush | Méthodes d’instance[dip] | Évènements[dry] | Pages liées à G$1[Can]')
})

test('a sidebar with such headings depends on the file', () => {
  expect(sidebarOf('de').keys).toContain('version:data:commonTexts')
})

test('the file of a content root is read, and its snapshot says what is in it', () => {
  const root = temporaryFolder({ 'files/jsondata/L10n-Common.json': '{"Guides":{"fr":" Lire "}}' })
  expect(loadCommonTexts([root]).find('sidebar_guides', 'fr')).toBe('Lire')
  expect(loadCommonTexts([root]).find('sidebar_guides', 'de')).toBeUndefined()
  expect(commonTextsVersion([root])).toMatch(/^[0-9a-f]{16}$/)
  expect(commonTextsVersion([])).toBe('none')
})
