import { expect, test } from 'vitest'
import { relatedContent } from './related-content.ts'

const ENTRIES = [
  { title: 'Web', url: '/en-US/docs/Web', section: true as const },
  {
    title: 'Properties',
    children: [
      { title: 'gap', url: '/en-US/docs/Web/gap', code: true as const },
      { title: 'color', url: '/en-US/docs/Web/color' },
    ],
  },
]

test('a page has the groups that lead to it, and nothing of what stands next to it', () => {
  expect(relatedContent(ENTRIES, '/en-US/docs/Web/color')).toEqual([
    {
      title: 'Properties',
      uri: null,
      open: true,
      isActive: false,
      content: [{ title: 'color', uri: '/en-US/docs/Web/color', open: false, isActive: true, content: [] }],
    },
  ])
})

test('a page at the top of its sidebar stands alone', () => {
  expect(relatedContent(ENTRIES, '/en-US/docs/Web')).toEqual([
    { title: 'Web', uri: '/en-US/docs/Web', open: false, isActive: true, content: [] },
  ])
})

test('a page that is not in its sidebar has none', () => {
  expect(relatedContent(ENTRIES, '/en-US/docs/Other')).toEqual([])
})
