import { docUrl } from '#contracts/urls.ts'
import { html } from '#markup/html.ts'
import { plainTitle } from '../../tree/titles.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, MacroError, optionalText } from '../engine/macro.ts'

const RELEASES = 'Mozilla/Firefox/Releases'
/** docs/behaviour/macros.md 21. */
const MAX_RELEASES = 31
const VERSION = /^\d+(?:\.\d+)*$/

/**
 * `{{Firefox_for_developers("62")}}`: links to the release notes before a version, newest first. Without an argument the version is
 * that of the page; a page that is no release lists the newest ones. Which releases there are, the tree says.
 */
export const firefoxForDevelopers = defineMacro({
  name: 'firefox_for_developers',
  isBlock: true,
  parameters: { version: optionalText },
  render({ version }, context) {
    if (version !== undefined && !VERSION.test(version))
      throw new MacroError(`argument 1 (version) is ${JSON.stringify(version)}; expected a version such as 62 or 3.5`)
    const before = version ?? versionOf(context.page.slug)
    const releases = context
      .listChildren(RELEASES)
      .flatMap(({ page }) => {
        const release = versionOf(page.slug)
        return release === undefined || (before !== undefined && compareVersions(release, before) >= 0) ? [] : [{ release, page }]
      })
      .sort((a, b) => compareVersions(b.release, a.release))
      .slice(0, MAX_RELEASES)
    if (releases.length === 0) {
      context.report({
        kind: 'macro-empty-list',
        message: `there are no release notes${before === undefined ? '' : ` before ${before}`} below ${RELEASES}`,
        hint: 'remove the macro',
        severity: 'info',
      })
      return undefined
    }
    const links = releases.map(({ page }) => linkToPage({ url: docUrl(context.locale, page.slug), text: plainTitle(page.title) }, context))
    return html`<ul>${links.map((link) => html`<li>${link}</li>`)}</ul>`
  },
})

/** The version that a release page is about: the last segment of its slug. */
function versionOf(slug: string): string | undefined {
  const prefix = `${RELEASES}/`.toLowerCase()
  const version = slug.toLowerCase().startsWith(prefix) ? slug.slice(prefix.length) : ''
  return VERSION.test(version) ? version : undefined
}

function compareVersions(a: string, b: string): number {
  const theirs = b.split('.').map(Number)
  const ours = a.split('.').map(Number)
  const index = ours.findIndex((part, at) => part !== (theirs[at] ?? 0))
  if (index >= 0) return (ours[index] ?? 0) - (theirs[index] ?? 0)
  return ours.length - theirs.length
}
