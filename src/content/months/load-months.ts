import { dirname, join } from 'node:path'
import { compatDataVersion } from '../data/compat-data.ts'
import { compatUpdates } from '../data/compat-updates.ts'
import type { DataSources } from '../data/data-sources.ts'
import { featuresVersion } from '../data/features.ts'
import { finish } from '../read/steps.ts'
import { type CachePlace, loadStoredLines, storeLines } from '../read/stored-lines.ts'
import { collectMonths } from './collect-months.ts'
import type { Months } from './month-data.ts'

interface MonthsPlace {
  readonly data: DataSources
  /** Where it is stored what was collected; absent: nowhere. */
  readonly cache: Omit<CachePlace, 'version'> | undefined
  /** A text that differs when the code does. */
  readonly code: () => string
}

const KEY = 'months'

/** What was collected in this process, by the number of months. */
const collected = new WeakMap<object, Map<number, Months>>()

/**
 * The months of the installed data. They are stored next to the cache of the content, since collecting them takes seconds: a build after an edit reads them there
 * (docs/behaviour/months.md 10).
 *
 * @param count how many months; undefined comes back for 0
 */
export function loadMonths(count: number, { data, cache, code }: MonthsPlace): Months | undefined {
  if (count === 0) return undefined
  if (cache === undefined) return collectOnce(count, data)
  const file = join(dirname(cache.file), 'months.json')
  const place = { file, version: [compatDataVersion(), featuresVersion(), code(), count].join('-') }
  const stored = loadStoredLines<Months>(place).find(KEY)
  if (stored !== undefined) return stored
  const months = collectOnce(count, data)
  finish(storeLines(place, [[KEY, months]]))
  return months
}

function collectOnce(count: number, data: DataSources): Months {
  const features = data.get('features')
  const known = collected.get(features) ?? new Map<number, Months>()
  collected.set(features, known)
  const compat = data.get('compat')
  const months = known.get(count) ?? collectMonths({ updates: compatUpdates(compat.snapshot, features), features, compat }, count)
  known.set(count, months)
  return months
}
