import type { Source } from '#contracts/document.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { AddressTemplate, SiteFile } from '#contracts/site.ts'
import type { PageRecord } from '../read/page-record.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { plainTitle } from '../tree/titles.ts'

/** Where the source of a page lies, with the addresses that `site.json` has templates for. */
export function sourceOf(page: PageRecord, source: SiteFile['source']): Source {
  const { view, commit, report, history } = source ?? {}
  const isListed = findTemplate(history, page) !== undefined || page.hasWikiContributors === true
  return {
    folder: page.folder,
    filename: 'index.md',
    github_url: findAddress(view, page) ?? null,
    last_commit_url: page.commit === undefined ? null : (findAddress(commit, page) ?? null),
    report_url: findAddress(report, page) ?? null,
    contributors_url: isListed ? `${encodeUrl(page.url)}/contributors.txt` : null,
  }
}

/**
 * The address that a template of `site.json` gives for a page; undefined when there is none for its language.
 *
 * @param more values of places that only this template has
 */
export function findAddress(
  template: AddressTemplate | undefined,
  page: PageRecord,
  more: Readonly<Record<string, string>> = {},
): string | undefined {
  const own = findTemplate(template, page)
  return own === undefined ? undefined : fillAddress(own, page, more)
}

function findTemplate(template: AddressTemplate | undefined, { locale }: PageRecord): string | undefined {
  return typeof template === 'object' ? (template[locale] ?? template[DEFAULT_LOCALE]) : template
}

/**
 * An address made from a template of `site.json`.
 *
 * @param more values of places that only this template has
 * @example fillAddress('https://code.example/blob/main/{path}', page) // 'https://code.example/blob/main/files/en-us/web/index.md'
 */
export function fillAddress(template: string, page: PageRecord, more: Readonly<Record<string, string>> = {}): string {
  const values: Readonly<Record<string, string>> = {
    path: `files/${page.folder}/index.md`,
    url: page.url,
    title: plainTitle(page.title),
    locale: page.locale.toLowerCase(),
    commit: page.commit ?? '',
    ...more,
  }
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : encodeURIComponent(value).replaceAll('%2F', '/')
  })
}
