import Type from 'typebox'
import { expect, test } from 'vitest'
import { AdCampaign } from './ad-campaign.ts'
import { describeSchema, findSchemaProblem } from './find-schema-problem.ts'
import { SiteFile } from './site.ts'

const AD = { id: 'a', placements: ['side'], link: '/', texts: { 'en-US': { copy: 'x' } } }
const SURVEY = { id: 'a', pages: ['/'], rate: { from: 0, to: 1 }, teaser: { 'en-US': 'x' }, question: { 'en-US': 'x' } }

test.each([
  [
    { foo: 1 },
    'unknown key `foo`; expected one of brand, source, checks, machineTranslated, areas, featured, links, feedback, issues, security, ads, surveys, firstYear, months, translationHosts',
  ],
  [{ machineTranslated: ['xx'] }, /^`machineTranslated\[0\]` is not allowed to be "xx": expected one of en-US, de, .*, zh-CN/],
  [
    { source: { view: 'foo' } },
    '`source.view` is not allowed to be "foo": expected a URL that begins with https://, or the path of a page of the site, or keys out of en-US, de',
  ],
  [
    { source: { view: { de: 'foo' } } },
    '`source.view.de` is not allowed to be "foo": expected a URL that begins with https://, or the path of a page of the site',
  ],
  [{ source: { view: { xx: '/x' } } }, /^unknown key `source\.view\.xx`; expected one of en-US, de/],
  [
    { links: { site: [{ title: 'a', url: 'x' }] } },
    '`links.site[0].url` is not allowed to be "x": expected a URL that begins with https://, or the path of a page of the site',
  ],
  [
    { links: { site: [{ title: {}, url: '/x' }] } },
    '`links.site[0].title`: the key `en-US` is missing: expected text of 1 to 60 characters',
  ],
  [{ firstYear: '2' }, '`firstYear` is not allowed to be "2": expected a whole number from 1000 to 9999'],
  [
    { issues: { api: 'https://a.example/x', page: 'https://a.example/', repositories: [] } },
    '`issues.repositories` is not allowed to be []: expected a list (at least 1, at most 10, all different) of: a repository such as owner/name',
  ],
  [{ checks: { a: 5 } }, '`checks.a` is not allowed to be 5: expected text'],
  [{ surveys: [{ ...SURVEY, frame: 'x' }] }, '`surveys[0].frame` is not allowed to be "x": expected a URL that begins with https://'],
  [
    { security: { contact: ['x'], expires: '2027-06-30' } },
    '`security.contact[0]` is not allowed to be "x": expected a URL that begins with https://, mailto: or tel:',
  ],
  [[], 'it is not allowed to be []: expected keys out of brand'],
])('the first problem of site.json %j is one line', (value, message) => {
  const found = findSchemaProblem(SiteFile, value)?.message
  if (typeof message === 'string') expect(found?.slice(0, message.length)).toBe(message)
  else expect(found).toMatch(message)
  expect(found).not.toMatch(/\n|\^|schema/)
})

test.each([
  [
    { ...AD, id: 'A B' },
    '`id` is not allowed to be "A B": expected at most 60 lower-case letters, digits and hyphens, not beginning with a hyphen',
  ],
  [
    { ...AD, placements: ['sde'] },
    '`placements[0]` is not allowed to be "sde": expected one of side, hpMain, top, hpTop, bottom, hpFooter',
  ],
  [{ ...AD, colors: 'red' }, /^`colors` is not allowed to be "red": expected the keys textColor, backgroundColor/],
  [{ ...AD, link: 'x'.repeat(3000) }, /^`link` is not allowed to be "x{56}\.\.\.: expected text of 1 to 2048 characters$/],
])('the first problem of the ad %j is one line', (value, message) => {
  const found = findSchemaProblem(AdCampaign, value)?.message
  if (typeof message === 'string') expect(found).toBe(message)
  else expect(found).toMatch(message)
})

test('a value that fits has no problem', () => {
  expect(findSchemaProblem(SiteFile, { ads: [AD], surveys: [{ ...SURVEY, frame: 'https://a.example/' }] })).toBeUndefined()
})

test('of a choice between objects, the problem of the form that fits furthest is said', () => {
  const schema = Type.Union([Type.Object({ a: Type.Object({ b: Type.Literal('x') }) }), Type.Object({ c: Type.String() })])
  expect(findSchemaProblem(schema, { a: { b: 'y' } })).toEqual({ path: ['a', 'b'], message: '`a.b` is not allowed to be "y": expected x' })
})

test('a schema without rules has no words', () => {
  expect(describeSchema({})).toBe('')
})

test('no pattern of site.json and of a campaign is without words', () => {
  expect(listPatterns(SiteFile)).toEqual([])
})

/** Patterns without a description. */
function listPatterns(schema: unknown): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'pattern' in schema && typeof schema.pattern === 'string' && !('description' in schema) ? [schema.pattern] : []
  return [...own, ...Object.values(schema).flatMap(listPatterns)]
}
