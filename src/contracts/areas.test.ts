import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { CurriculumPage } from './areas.ts'
import { PageFile } from './page-file.ts'
import { SAMPLE_PAGES } from './sample-pages.fixture.ts'

const RENDERERS = {
  module: 'CurriculumModule',
  overview: 'CurriculumOverview',
  landing: 'CurriculumLanding',
  about: 'CurriculumAbout',
  default: 'CurriculumDefault',
  path: 'CurriculumPath',
  certificate: 'CurriculumCertificate',
} as const

const page = Compile(CurriculumPage)
const file = Compile(PageFile)

function curriculumPage(template: string, renderer: string): object {
  const sample = SAMPLE_PAGES['a curriculum page']
  if (sample === undefined || !('doc' in sample)) throw new Error('no sample of a curriculum page')
  return { ...sample, renderer, doc: { ...sample.doc, template } }
}

describe.each(Object.entries(RENDERERS))('a curriculum page of the template %s', (template, expected) => {
  test.each(Object.values(RENDERERS))('is shown by one component: %s', (renderer) => {
    const value = curriculumPage(template, renderer)
    expect(page.Check(value)).toBe(renderer === expected)
    expect(file.Check({ ...value, build: 'b1' })).toBe(renderer === expected)
  })
})

test('a curriculum page of an unknown template is rejected', () => {
  expect(page.Check(curriculumPage('poster', 'CurriculumDefault'))).toBe(false)
})
