import Value from 'typebox/value'
import { InsightsReport } from '#contracts/insights.ts'
import { readJsonFile } from './read-json-file.ts'
import { ConfigError } from './setting.ts'

/** More than the votes and addresses that an export has. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * A file of `lectern insights export`.
 *
 * @throws ConfigError when it is none
 */
export async function readInsights(file: string): Promise<InsightsReport> {
  const value = await readJsonFile(file, { expected: 'a file of lectern insights export', maxBytes: MAX_BYTES })
  if (!Value.Check(InsightsReport, value))
    throw new ConfigError(`${file} is no file of lectern insights export; write it again with this version`)
  return value
}
