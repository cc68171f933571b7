import { expect, test } from 'vitest'
import type { PageState } from './build-state.ts'
import { listEditedNames } from './edited-names.ts'
import type { StateEdits } from './state-edits.ts'

const KEYS = Uint32Array.of()

function pageWith(styleURL?: string): PageState {
  return { record: 'r', keys: KEYS, docHash: 'd', htmlHash: 'h', shell: 's', ...(styleURL === undefined ? {} : { styleURL }) }
}

function editsOf(own: Partial<StateEdits>): StateEdits {
  return { key: 'k', questions: [], answers: new Map(), pages: {}, sidebars: {}, targets: [], targetAnswers: new Map(), search: {}, ...own }
}

const replaced = {
  pages: { '/en-US/docs/A': pageWith('/static/page.00000001.css'), '/en-US/docs/B': pageWith() },
  sidebars: { side: { version: '1', url: '/static/sidebars/00000002.json', keys: KEYS } },
}

const edits = editsOf({
  pages: { '/en-US/docs/A': pageWith('/static/page.00000003.css'), '/en-US/docs/B': pageWith() },
  sidebars: { side: { version: '2', url: '/static/sidebars/00000004.json', keys: KEYS } },
})

test('edited pages differ, and the stylesheets and sidebars that they have and had', () => {
  const older = editsOf({ pages: { '/en-US/docs/A': pageWith('/static/page.00000005.css') } })
  const names = listEditedNames(older, { edits, replaced })
  expect([...(names?.pages ?? [])].sort()).toEqual(['/en-US/docs/A', '/en-US/docs/B'])
  expect([...(names?.files ?? [])].filter((path) => path.startsWith('/static/')).sort()).toEqual([
    '/static/page.00000001.css',
    '/static/page.00000003.css',
    '/static/page.00000005.css',
    '/static/sidebars/00000002.json',
    '/static/sidebars/00000004.json',
  ])
  expect(names?.files.has('/en-US/metadata.json')).toBe(true)
})

test.each([
  ['without edits', undefined],
  ['of another state', editsOf({ key: 'other' })],
  ['with a page that the previous build does not name', editsOf({ pages: { '/en-US/docs/C': pageWith() } })],
  ['with a sidebar that the previous build does not name', editsOf({ sidebars: { other: { version: '1', keys: KEYS } } })],
])('a build %s has to be compared', (_, older) => {
  expect(listEditedNames(older, { edits, replaced })).toBeUndefined()
})
