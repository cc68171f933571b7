import type { Source } from '#contracts/document.ts'
import type { SiteFile } from '#contracts/site.ts'
import type { PageRecord } from '../read/page-record.ts'
import { plainTitle } from './titles.ts'

/** Where the source of a page lies, with the addresses that `site.json` has templates for. */
export function sourceOf(page: PageRecord, source: SiteFile['source']): Source {
  const { view, commit, report } = source ?? {}
  return {
    folder: page.folder,
    filename: 'index.md',
    github_url: view === undefined ? null : fillAddress(view, page),
    last_commit_url: commit === undefined || page.commit === undefined ? null : fillAddress(commit, page),
    report_url: report === undefined ? null : fillAddress(report, page),
  }
}

/**
 * An address made from a template of `site.json`.
 *
 * @example fillAddress('https://code.example/blob/main/{path}', page) // 'https://code.example/blob/main/files/en-us/web/index.md'
 */
export function fillAddress(template: string, page: PageRecord): string {
  const values: Readonly<Record<string, string>> = {
    path: `files/${page.folder}/index.md`,
    url: page.url,
    title: plainTitle(page.title),
    locale: page.locale.toLowerCase(),
    commit: page.commit ?? '',
  }
  return template.replace(/\{(path|url|title|locale|commit)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? '').replaceAll('%2F', '/'),
  )
}
