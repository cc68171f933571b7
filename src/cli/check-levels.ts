import { isKind, isLevel, LEVELS, type Level, type Levels } from '#content/checks/level.ts'
import type { SiteFile } from '#contracts/site.ts'
import { ConfigError } from './setting.ts'

/**
 * The levels that were set: those of the command line, then those of `site.json`.
 *
 * @param options `{kind}={level}`
 * @throws ConfigError for a kind or a level that there is not
 */
export function readLevels(options: readonly string[], site: SiteFile): Levels {
  const ofSite = Object.entries(site.checks ?? {}).map(([kind, level]) => readLevel(kind, level, 'site.json: `checks`'))
  const ofOptions = options.map((option) => {
    const [kind = '', level = '', ...rest] = option.split('=')
    if (rest.length > 0 || level === '')
      throw new ConfigError(`--level is ${JSON.stringify(option)}; expected a kind, =, and ${LEVELS.join(', ')}`)
    return readLevel(kind, level, '--level')
  })
  return new Map([...ofSite, ...ofOptions])
}

function readLevel(kind: string, level: string, name: string): [string, Level] {
  if (!isKind(kind))
    throw new ConfigError(`${name} names the unknown kind ${JSON.stringify(kind)}; \`lectern check --format sarif\` lists all`)
  if (!isLevel(level)) throw new ConfigError(`${name} sets ${kind} to ${JSON.stringify(level)}; expected one of ${LEVELS.join(', ')}`)
  return [kind, level]
}
