import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import { SITE_FOOTERS_FILE, SiteFooters } from '#contracts/site-footers.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translatorOf } from '#locales/translate.ts'
import { siteFooterHtml } from '#markup/site-footer-html.ts'
import type { FindFooter } from './form-pages/form-page.ts'
import { perSnapshot } from './per-snapshot.ts'

type Snapshot = Pick<SiteSnapshot, 'read'>

interface FooterParts {
  readonly site: { current(): Snapshot }
  /** Gives milliseconds since 1970. */
  readonly now: () => number
  /** Gets the reason why pages have no footer. */
  readonly report: (message: string) => void
}

/** Gives the pages that the server writes itself the footer of the site: the same links as on its other pages (docs/behaviour/layout.md 18). */
export function addPageFooter(app: FastifyInstance, parts: FooterParts): void {
  app.decorate('findFooter', createFindFooter(parts))
}

/** The file of the footers is read once for each build. */
function createFindFooter({ site, now, report }: FooterParts): FindFooter {
  const getFooters = perSnapshot(readFooters)
  return async (locale) => {
    const footers = await getFooters(site.current()).catch((error: unknown) => {
      report(`pages with forms have no footer: ${error instanceof Error ? error.message : String(error)}`)
    })
    if (footers === undefined) return undefined
    const { name, firstYear, columns } = footers
    const t = translatorOf(interfaceTexts(locale), locale)
    return siteFooterHtml({ columns: columns[locale] ?? [], name, firstYear, year: new Date(now()).getFullYear(), t })
  }
}

async function readFooters(snapshot: Snapshot): Promise<SiteFooters | undefined> {
  const file = await snapshot.read(SITE_FOOTERS_FILE)
  return file === undefined ? undefined : Value.Parse(SiteFooters, JSON.parse(Buffer.from(file.bytes).toString()))
}
