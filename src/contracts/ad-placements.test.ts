import { expect, test } from 'vitest'
import { placementsOf } from './ad-placements.ts'

test.each([
  ['/en-US/', ['hpMain', 'hpTop', 'hpFooter']],
  ['/en-US/docs/Web/CSS', ['side', 'top', 'bottom']],
  ['/de/play', ['side', 'top']],
  ['/en-US/blog/a-post/', ['side', 'top']],
  ['/en-US/observatory', ['side', 'top']],
  ['/en-US/observatory/analyze', ['side', 'top']],
  ['/en-US/curriculum/core/', ['side', 'top']],
  ['/en-US/curriculum/', ['top']],
  ['/en-US/search', ['side', 'top']],
  ['/en-US/plus', ['top']],
  ['/en-US/about', ['top']],
])('the placements of %s are those of the rules', (path, placements) => {
  expect(placementsOf(path)).toEqual(placements)
})
