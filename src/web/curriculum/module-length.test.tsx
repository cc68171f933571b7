import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PracticeCounts } from '#contracts/curriculum-module.ts'
import { ModuleLength } from './module-length.tsx'

function partsOf(practice: PracticeCounts | undefined): readonly string[] {
  const html = renderToStaticMarkup(<ModuleLength url="/en-US/curriculum/core/text/" practice={practice} />)
  return [...html.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => String(text))
}

test('a module says how many exercises and questions it has, and that it is not begun', () => {
  expect(partsOf({ exercises: 2, questions: 7 })).toEqual(['2 exercises', '7 questions', 'Not begun'])
  expect(partsOf({ exercises: 1, questions: 1 })).toEqual(['1 exercise', '1 question', 'Not begun'])
})

test('what there is none of is left out, and a module without anything to do says nothing', () => {
  expect(partsOf({ exercises: 0, questions: 3 })).toEqual(['3 questions', 'Not begun'])
  expect(partsOf({ exercises: 3, questions: 0 })).toEqual(['3 exercises', 'Not begun'])
  expect(partsOf(undefined)).toEqual([])
})
