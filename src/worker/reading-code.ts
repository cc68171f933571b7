import { DEFAULT_LOCALE, interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import type { WorkerContext } from './worker-context.ts'

/** The paths of the scripts that pages of a language load by themselves while they are read; their HTML does not name them. */
export function listReadingCode({ built }: Pick<WorkerContext, 'built'>, locale: string): readonly string[] {
  return built.code.filter((path) => isForLocale(path, locale))
}

/** Scripts with the texts of a language are named after it: those of other languages are not needed. */
function isForLocale(path: string, locale: string): boolean {
  const name = /^\/static\/([a-z]{2}(?:-[A-Z]{2})?)\.[0-9a-f]+\.js$/.exec(path)?.[1]
  return name === undefined || name === interfaceLocaleOf(isLocaleCode(locale) ? locale : DEFAULT_LOCALE)
}
