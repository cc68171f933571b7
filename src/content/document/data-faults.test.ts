import { expect, test } from 'vitest'
import { CompatData } from '../data/compat-data.ts'
import { type DataSources, givenData } from '../data/data-sources.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { buildSample } from '../testing/build-sample.ts'

const VERSION = { version_added: '1' }
const data: DataSources = givenData({
  compat: new CompatData({
    browsers: { chrome: { name: 'Chrome', type: 'desktop' } },
    css: {
      good: { __compat: { support: { chrome: VERSION }, spec_url: 'https://spec.example/good/#x' } },
      odd: {
        __compat: { support: { chrome: VERSION, lynx: VERSION } },
        part: { __compat: { support: { mosaic: VERSION, lynx: VERSION }, spec_url: 'https://draft.example/odd/' } },
      },
    },
  }),
  specifications: new Specifications([
    { url: 'https://spec.example/good/', title: 'Good', shortname: 'good', series: { currentSpecification: 'good' } },
  ]),
  features: new Features({ features: {} }),
})

const body = 'Text.\n\n## Specifications\n\n{{Specifications}}\n\n## Browser compatibility\n\n{{ compat }}\n'
const page = (frontMatter: string): string => `---\ntitle: A\nslug: A\n${frontMatter}---\n\n${body}`
const faultsOf = (files: Readonly<Record<string, string>>, url = '/en-US/docs/A') => buildSample(files, url, { data })

test('a page whose data is whole has no faults', () => {
  expect(faultsOf({ 'files/en-us/a/index.md': page('browser-compat: css.good\n') }).faults).toEqual([])
})

test('a browser that the compat data does not describe is told at the key, and the table shows the others', () => {
  const { faults, doc } = faultsOf({ 'files/en-us/a/index.md': page('browser-compat: css.odd\nspec-urls: https://spec.example/good/\n') })
  expect(faults).toEqual([
    '4:17 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: lynx',
    '4:17 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: mosaic',
  ])
  const table = doc.body.find((section) => section.type === 'browser_compatibility')?.value
  expect(table).toMatchObject({ table: { browsers: [{ id: 'chrome' }] } })
})

test('a specification without a title is told at its address, and is listed', () => {
  const address = 'https://draft.example/odd/'
  const { faults, doc } = faultsOf({ 'files/en-us/a/index.md': page(`browser-compat: css.good\nspec-urls: ${address}\n`) })
  expect(faults).toEqual([`5:12 warning unknown-specification: no specification that is known has the address ${address}`])
  expect(doc.body.find((section) => section.type === 'specifications')?.value).toMatchObject({
    specifications: [{ bcdSpecificationURL: address, title: 'Unknown specification' }],
  })
})

test('an address that the compat data gives is told at the key', () => {
  const { faults } = faultsOf({ 'files/en-us/a/index.md': page('browser-compat: css.odd.part\n') })
  expect(faults).toContain('4:17 warning unknown-specification: no specification that is known has the address https://draft.example/odd/')
})

test('a translation, which has its key from English, is told at the macros that show the data', () => {
  const files = {
    'files/en-us/a/index.md': page('browser-compat: [css.odd, css.none]\n'),
    'files/de/a/index.md': page(''),
  }
  expect(faultsOf(files, '/de/docs/A').faults).toEqual([
    '10:1 warning unknown-specification: no specification that is known has the address https://draft.example/odd/',
    '14:1 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: lynx',
    '14:1 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: mosaic',
    '14:1 warning missing-compat-key: the compat data has no key css.none',
  ])
})
