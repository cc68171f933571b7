import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressSummary } from './progress-summary.tsx'

test('without script nothing is done yet, and there is nothing to forget', () => {
  const groups = [{ children: [] }, { children: [{ url: '/a/' }, { url: '/b/' }] }]
  const html = renderToStaticMarkup(<ProgressSummary groups={groups} />)
  expect(html).toContain('0 of 2 modules done')
  expect(html).not.toContain('<button')
})

test('a curriculum without modules has no progress', () => {
  expect(renderToStaticMarkup(<ProgressSummary groups={[{ children: [] }]} />)).toBe('')
})
