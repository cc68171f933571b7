import type { LocaleCode } from './locales.ts'

/**
 * Pages whose contents are made in the browser and are the same file for every user: the path below the locale, where `{word}` stands for
 * one segment that only the script reads. Listed pages are for search engines as well; one with reports
 * knows the repository of the site.
 */
export const APP_PAGES = [
  { renderer: 'Playground', path: 'play', isListed: true },
  { renderer: 'Preferences', path: 'preferences', isListed: false },
  { renderer: 'Telemetry', path: 'telemetry', isListed: false },
  { renderer: 'PlusSettings', path: 'plus/settings', isListed: false },
  { renderer: 'AiHelp', path: 'plus/ai-help', isListed: true, hasReports: true },
  { renderer: 'Collections', path: 'plus/collections', isListed: false },
  { renderer: 'FrequentlyViewed', path: 'plus/collections/frequently-viewed', isListed: false },
  { renderer: 'SharedCollection', path: 'plus/collections/shared/{token}', isListed: false },
  { renderer: 'Collection', path: 'plus/collections/{id}', isListed: false },
] as const
export type AppRenderer = (typeof APP_PAGES)[number]['renderer']

const SEGMENT = '[A-Za-z0-9_-]+'

/**
 * Where the file of such a page stands.
 *
 * @example appPageUrl('de', 'plus/collections/{id}') // '/de/plus/collections/_id'
 */
export function appPageUrl(locale: LocaleCode, path: string): string {
  return `/${locale}/${path.replace(/\{(\w+)\}/g, '_$1')}`
}

/**
 * The address of the file that stands for an address with a segment of its own.
 *
 * @param path without a slash at its end
 * @example findAppPageUrl('/de/plus/collections/8yN2') // '/de/plus/collections/_id'
 */
export function findAppPageUrl(path: string): string | undefined {
  const [, locale = '', ...rest] = path.split('/')
  const found = APP_PAGES.find((page) => new RegExp(`^${page.path.replace(/\{\w+\}/g, SEGMENT)}$`).test(rest.join('/')))
  return found?.path.includes('{') === true ? `/${locale}/${found.path.replace(/\{(\w+)\}/g, '_$1')}` : undefined
}
