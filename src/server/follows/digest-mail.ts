import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import { pageHref } from '#contracts/page-href.ts'
import { docUrl } from '#contracts/urls.ts'
import { followTexts } from '#locales/follows.ts'
import { perLocale } from '#locales/per-locale.ts'
import { html } from '#markup/html.ts'
import type { NewUpdates } from '#updates/find-new-updates.ts'
import type { IndexedFeature, UpdatesIndex } from '#updates/updates-index.ts'
import type { Mail } from '../mail/mailer.ts'

/** So many updates stand in one mail; the rest are a number. */
const UPDATES_MAX = 100

interface DigestMail {
  readonly to: string
  readonly locale: InterfaceLocale
  readonly siteName: string
  /** Scheme and host of the site. */
  readonly origin: string
  /** The day of the mail before: what is new since then is in the mail. */
  readonly after: string
  readonly updates: readonly NewUpdates[]
  readonly translations: UpdatesIndex['translations']
  /** With which the user stops these mails. */
  readonly link: string
}

interface Line {
  readonly head: string
  readonly word: string
  readonly feature: IndexedFeature
}

const dayFormatOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

/** The weekly mail about what a user follows, in the user's language (docs/behaviour/follows.md 7). */
export function digestMail({ to, locale, siteName, origin, after, updates, translations, link }: DigestMail): Mail {
  const t = followTexts(locale)
  const day = (date: string): string => dayFormatOf(locale).format(new Date(`${date}T00:00:00Z`))
  const all = updates.flatMap(({ release: { name, version, date }, added, removed }): Line[] => {
    const head = `${name} ${version} (${day(date)})`
    return [
      ...added.map((feature) => ({ head, word: t('added'), feature })),
      ...removed.map((feature) => ({ head, word: t('removed'), feature })),
    ]
  })
  const groups = [...Map.groupBy(all.slice(0, UPDATES_MAX), ({ head }) => head)]
  const more = all.length > UPDATES_MAX ? t('more', { count: all.length - UPDATES_MAX }) : ''
  const urlOf = ({ page }: IndexedFeature): string => {
    const slug = page?.slug ?? ''
    return origin + pageHref(docUrl(translations[locale]?.[slug] === undefined ? 'en-US' : locale, slug))
  }
  const [subject, intro, why] = [
    t('subject', { site: siteName }),
    t('intro', { site: siteName, date: day(after) }),
    t('why', { site: siteName }),
  ]
  const page = html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p>${intro}</p>
${groups.map(
  ([head, lines]) => html`<h2>${head}</h2>
<ul>${lines.map(({ word, feature }) => html`<li>${word}: <a href="${urlOf(feature)}"><code>${feature.path}</code></a></li>`)}</ul>
`,
)}${more !== '' && html`<p>${more}</p>`}
<hr>
<p>${why}<br><a href="${link}">${t('stop')}</a></p>
</body>
</html>
`
  const texts = groups.map(([head, lines]) =>
    [head, ...lines.map(({ word, feature }) => `- ${word}: ${feature.path}\n  ${urlOf(feature)}`)].join('\n'),
  )
  const text = [intro, ...texts, more].filter((part) => part !== '').join('\n\n')
  return { to, subject, text: `${text}\n\n-- \n${why}\n${link}\n`, html: page.toString(), unsubscribe: link }
}
