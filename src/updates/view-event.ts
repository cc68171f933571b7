import { findLocale } from '#contracts/locales.ts'
import type { UpdateEvent } from '#contracts/updates.ts'
import { docUrl } from '#contracts/urls.ts'
import type { UpdatesIndex } from './updates-index.ts'

/**
 * A feature as responses have it, with its page in a language where it is translated, else in English.
 *
 * @throws Error when there is no feature with this index
 */
export function viewEvent({ features, translations }: UpdatesIndex, index: number, locale: string): UpdateEvent {
  const feature = features[index]
  if (feature === undefined) throw new Error(`there is no feature ${index}`)
  const { path, file, specs, status, engines, baseline, page } = feature
  const translated = page === undefined ? undefined : translations[locale]?.[page.slug]
  const code = translated === undefined ? undefined : findLocale(locale)?.code
  return {
    path,
    title: translated ?? page?.title ?? null,
    has_own_page: page?.isOwn === true,
    baseline,
    compat: {
      mdn_url: page === undefined ? null : docUrl(code ?? 'en-US', page.slug),
      source_file: file,
      spec_url: [...specs],
      status,
      engines: [...engines],
    },
  }
}
