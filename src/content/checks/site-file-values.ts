import { unknownKey } from '#contracts/find-schema-problem.ts'
import { Brand, FOOTER_COLUMNS, SiteFile } from '#contracts/site.ts'
import type { SiteFileProblem } from './site-file-problem.ts'

/** The places that an address may have: those of every page, and those of its own key. */
const PAGE_PLACES = ['path', 'url', 'title', 'locale', 'commit']
const OWN_PLACES = { view: [], report: [], commit: [], history: [], compat: ['key', 'file'], baseline: ['level'] } as const

/**
 * Values of `site.json` that its schema allows and that have no effect or a wrong one.
 *
 * @param nowMs milliseconds since 1970
 */
export function findSiteFileValues(site: SiteFile, nowMs: number): readonly SiteFileProblem[] {
  return [...findUnknownKeys(site), ...findUnknownPlaces(site), ...findSurveyProblems(site), ...findFutureYear(site, nowMs)]
}

/** Of the objects that are not closed. */
function findUnknownKeys({ brand = {}, source = {}, links = {} }: SiteFile): readonly SiteFileProblem[] {
  const objects: readonly (readonly [string, object, readonly string[]])[] = [
    ['brand', brand, Object.keys(Brand.properties)],
    ['source', source, Object.keys(SiteFile.properties.source.properties)],
    ['links', links, FOOTER_COLUMNS],
  ]
  return objects.flatMap(([name, value, known]) =>
    Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => ({ path: [name, key], message: unknownKey([name, key], known).message })),
  )
}

function findUnknownPlaces({ source = {} }: SiteFile): readonly SiteFileProblem[] {
  const pull =
    source.pull === undefined ? [] : unknownPlaces(source.pull, ['number']).map((place) => placeProblem('pull', place, ['number']))
  const others = (['view', 'report', 'commit', 'history', 'compat', 'baseline'] as const).flatMap((key) => {
    const known = [...PAGE_PLACES, ...OWN_PLACES[key]]
    const template = source[key] ?? []
    const addresses = typeof template === 'string' ? [template] : Object.values(template)
    const places = new Set(addresses.flatMap((address) => (typeof address === 'string' ? unknownPlaces(address, known) : [])))
    return [...places].map((place) => placeProblem(key, place, known))
  })
  return [...others, ...pull]
}

function unknownPlaces(address: string, known: readonly string[]): readonly string[] {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}

function placeProblem(key: string, place: string, known: readonly string[]): SiteFileProblem {
  const hint = `use one of ${known.map((name) => `{${name}}`).join(', ')}`
  return { path: ['source', key], message: `{${place}} stands for nothing here`, hint }
}

function findSurveyProblems({ surveys = [] }: SiteFile): readonly SiteFileProblem[] {
  return surveys.flatMap(({ id, rate, starts, ends }, index): SiteFileProblem[] => {
    const path = ['surveys', index]
    const isSecond = surveys.findIndex((other) => other.id === id) < index
    const isNever = starts !== undefined && ends !== undefined && starts >= ends
    return [
      ...(isSecond
        ? [{ path: [...path, 'id'], message: `another survey has the id ${id}`, hint: 'give each survey an id of its own' }]
        : []),
      ...(rate.from < rate.to
        ? []
        : [{ path: [...path, 'rate'], message: `no user is from ${rate.from} to ${rate.to}`, hint: '`from` must be less than `to`' }]),
      ...(isNever ? [{ path: [...path, 'starts'], message: `\`starts\` (${starts}) is not before \`ends\` (${ends})` }] : []),
    ]
  })
}

function findFutureYear({ firstYear }: SiteFile, nowMs: number): readonly SiteFileProblem[] {
  const year = new Date(nowMs).getUTCFullYear()
  if (firstYear === undefined || firstYear <= year) return []
  return [{ path: ['firstYear'], message: `the copyright range would begin in ${firstYear}; expected ${year} or an earlier year` }]
}
