import { expect, test } from 'vitest'
import { CompatData } from '../data/compat-data.ts'
import type { DataSources } from '../data/data-sources.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { buildSample } from '../testing/build-sample.ts'
import { givenData } from '../testing/given-data.ts'

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
const problemsOf = (files: Readonly<Record<string, string>>, url = '/en-US/docs/A') => buildSample(files, url, { data })

test('a page whose data is whole has no problems', () => {
  expect(problemsOf({ 'files/en-us/a/index.md': page('browser-compat: css.good\n') }).problems).toEqual([])
})

test('a browser that the compat data does not describe is reported at the key, and the table shows the others', () => {
  const { problems, doc } = problemsOf({
    'files/en-us/a/index.md': page('browser-compat: css.odd\nspec-urls: https://spec.example/good/\n'),
  })
  expect(problems).toEqual([
    '4:17 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: lynx',
    '4:17 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: mosaic',
  ])
  const table = doc.body.find((section) => section.type === 'browser_compatibility')?.value
  expect(table).toMatchObject({ table: { browsers: [{ id: 'chrome' }] } })
})

test('a specification without a title is reported at its address, and is listed', () => {
  const address = 'https://draft.example/odd/'
  const { problems, doc } = problemsOf({ 'files/en-us/a/index.md': page(`browser-compat: css.good\nspec-urls: ${address}\n`) })
  expect(problems).toEqual([`5:12 warning unknown-specification: no specification that is known has the address ${address}`])
  expect(doc.body.find((section) => section.type === 'specifications')?.value).toMatchObject({
    specifications: [{ bcdSpecificationURL: address, title: 'Unknown specification' }],
  })
})

test('an address that the compat data gives is reported at the key', () => {
  const { problems } = problemsOf({ 'files/en-us/a/index.md': page('browser-compat: css.odd.part\n') })
  expect(problems).toContain(
    '4:17 warning unknown-specification: no specification that is known has the address https://draft.example/odd/',
  )
})

test('a translation, which has its key from English, is reported at the macros that show the data', () => {
  const files = {
    'files/en-us/a/index.md': page('browser-compat: [css.odd, css.none]\n'),
    'files/de/a/index.md': page(''),
  }
  expect(problemsOf(files, '/de/docs/A').problems).toEqual([
    '10:1 warning unknown-specification: no specification that is known has the address https://draft.example/odd/',
    '14:1 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: lynx',
    '14:1 warning unknown-browser: the compat data of css.odd names a browser that it does not describe: mosaic',
    '14:1 warning missing-compat-key: the compat data has no key css.none',
  ])
})

test('a list of specifications that can not be used is reported at the macro, once', () => {
  const unusable = givenData({
    compat: new CompatData({ browsers: {} }),
    specifications: new Specifications([], { problem: 'files/jsondata/SpecData.json is not valid JSON' }),
    features: new Features({ features: {} }),
  })
  const files = { 'files/en-us/a/index.md': page('') }
  expect(buildSample(files, '/en-US/docs/A', { data: unusable }).problems.filter((problem) => problem.includes('data:'))).toEqual([
    '10:1 warning unusable-data: files/jsondata/SpecData.json is not valid JSON',
  ])
})
