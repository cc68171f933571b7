import { expect, test } from 'vitest'
import { checkBody, checkFiles, sourceOfPage } from '../testing/check-sample.ts'

const OTHER = { 'files/en-us/other/index.md': sourceOfPage('Other', '## Use\n\n- Term\n  - : x\n\n<p id="here">y</p>\n\n## A (b)\n') }

test.each([
  ['[x](#nowhere)', '5:5 warning broken-fragment: no part of this page has the id nowhere (link a heading that is there, or the page)'],
  ['[x](/en-US/docs/Other#uses)', '5:5 warning broken-fragment: no part of /en-US/docs/Other has the id uses (did you mean #use?)'],
  ['[x](/docs/Other?a=b#Here)', '5:5 warning broken-fragment: no part of /en-US/docs/Other has the id Here (did you mean #here?)'],
  [
    'a <a href="/en-US/docs/Other#uses">x</a>',
    '5:12 warning broken-fragment: no part of /en-US/docs/Other has the id uses (did you mean #use?)',
  ],
  [
    '{{DOMxRef("Thing", "", "uses")}}',
    '5:1 warning broken-fragment: no part of /en-US/docs/Web/API/Thing has the id uses (did you mean #use?)',
  ],
])('%s leads to no part of its page', async (link, fault) => {
  const thing = { 'files/en-us/web/api/thing/index.md': sourceOfPage('Web/API/Thing', '## Use\n') }
  expect(await checkBody(link, { ...OTHER, ...thing })).toEqual([fault])
})

test('headings, terms, ids of HTML, the top and texts of the page are found', async () => {
  const links = [
    '#own',
    '#top',
    '/en-US/docs/Other#use',
    '/en-US/docs/Other#term',
    '/en-US/docs/Other#here',
    '/en-US/docs/Other#a_b',
    '/en-US/docs/Other#:~:text=y',
  ]
  expect(await checkBody(`${links.map((link) => `[x](${link})`).join('\n')}\n\n## Own\n`, OTHER)).toEqual([])
})

test('a fragment is looked for on the page that the reader will see', async () => {
  const faults = await checkFiles({
    ...OTHER,
    'files/de/sample/index.md': sourceOfPage('Sample', '[x](/de/docs/Other#use)\n[y](/de/docs/Sample#use)\n'),
    'files/en-us/sample/index.md': sourceOfPage('Sample', '## Use\n'),
  })
  expect(faults).toEqual([
    'files/de/sample/index.md:6:5 warning broken-fragment: no part of this page has the id use (link a heading that is there, or the page)',
  ])
})
