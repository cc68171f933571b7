import { sitePolicy } from '../outputs/site-policy.ts'
import { updatesDataPath } from '../outputs/updates-files.ts'
import type { SiteContent } from '../site/read-site.ts'
import { shortHash } from '../tree/facts.ts'
import type { BuildInput } from './build-input.ts'
import type { ContentSource } from './read-content.ts'

/** Everything that a build reads before it decides what to do. */
export interface WholeSource extends ContentSource {
  /** Hash of what the HTML of a language depends on besides its pages. */
  readonly shellOf: (locale: string) => string
  /** Hash of all that the files of the whole site depend on. */
  readonly outputs: string
}

/** What a build is made from. */
export type BuildSource = Omit<WholeSource, 'sidebars' | 'sitePages' | 'months'>

/** What was read, together with the bundles of the web application. */
export function joinSource(input: BuildInput, read: ContentSource): WholeSource {
  const { web } = input
  const { content, settings, sitePages, builder, versions } = read
  return {
    ...read,
    shellOf: onceByLocale((locale) => shortHash(JSON.stringify([web.version, web.assets, settings[locale]]))),
    outputs: outputsHash(input, content, [
      sitePages.map(({ url, input: inputOf }) => [url, inputOf()]),
      builder,
      versions['data:compat'] ?? '',
      updatesDataPath(),
    ]),
  }
}

/** All pages of a language ask for the same text. */
function onceByLocale(make: (locale: string) => string): (locale: string) => string {
  const made = new Map<string, string>()
  return (locale) => {
    const text = made.get(locale) ?? make(locale)
    made.set(locale, text)
    return text
  }
}

/** All that was read goes into the hash, but for where it lies on the disk: what is added to `SiteContent` can't be forgotten here. */
function outputsHash(
  { origin, web, isCompressed, hasPortableNames }: BuildInput,
  {
    tree,
    assets,
    logo,
    adImages,
    wikiContributors,
    roots: _roots,
    siteFile: _siteFile,
    sidebars: _sidebars,
    diagnostics: _diagnostics,
    ...content
  }: SiteContent,
  more: readonly unknown[],
): string {
  const pages = tree.allPages.map(({ url, title, modified, popularity }) => [url, title, modified, popularity])
  const files = assets.map(({ key, hash }) => [key, hash])
  const options = [origin, web.version, sitePolicy(web.csp, tree.allPages, content.site), isCompressed, hasPortableNames]
  const read = JSON.stringify([
    pages,
    [...tree.redirects],
    files,
    logo?.hash,
    [...adImages].map(([name, { hash }]) => [name, hash]),
    [...wikiContributors],
  ])
  const rest = JSON.stringify([options, content, more], (_, value: unknown) => (value instanceof Map ? [...value] : value))
  return shortHash(read + rest)
}
