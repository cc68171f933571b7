import { expect, test } from 'vitest'
import { apiNamesOf } from '../../tree/xref-api.ts'
import { jsNamesOf } from '../../tree/xref-js.ts'
import { apiPathsOf, jsPathsOf } from './lazy-names.ts'

test.each([
  'fetch_api',
  'window/fetch',
  'window/fetch/more',
  'url/parse_static',
  'window/name_static',
  'fetch_api/reference/fetch',
  'fetch_api/reference/fetch/options',
  'fetch_api/reference/url/parse_static',
])('a Web API at %s is found by each of its names', (path) => {
  for (const name of apiNamesOf(path)) expect(apiPathsOf(name, ['dom_api/reference', 'fetch_api/reference'])).toContain(path)
})

test.each([
  'global_objects/array/map',
  'operators/function',
  'statements/for...of',
  'operators/class/more',
  'global_objects/intl/datetimeformat/format',
  'global_objects/temporal/now',
  'intl/datetimeformat',
  'global_objects/operators/odd',
  'functions/arguments/length',
])('JavaScript at %s is found by each of its names', (path) => {
  for (const name of jsNamesOf(path)) expect(jsPathsOf(name)).toContain(path)
})
