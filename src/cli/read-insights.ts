import { readFileSync } from 'node:fs'
import Value from 'typebox/value'
import { InsightsReport } from '#contracts/insights.ts'
import { ConfigError } from './setting.ts'

/**
 * A file of `lectern insights export`.
 *
 * @throws ConfigError when it is none
 */
export function readInsights(file: string): InsightsReport {
  const value = readJson(file)
  if (!Value.Check(InsightsReport, value))
    throw new ConfigError(`${file} is no file of lectern insights export; write it again with this version`)
  return value
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new ConfigError(`${file} is no JSON; expected a file of lectern insights export`)
  }
}
