import type { ReactNode } from 'react'
import type { ShellSettings } from '#contracts/site.ts'
import { FilledText } from '../texts/filled-text.tsx'
import { usePage } from '../ui/page-context.ts'
import { BrandLink } from './brand-link.tsx'
import { EnglishMark } from './english-mark.tsx'

const LICENCE = 'https://creativecommons.org/licenses/by-sa/4.0/'

interface FooterContentProps {
  readonly site: ShellSettings
}

/** What stands in the footer. Rendered on the server only, as the menus are. The year is left to the browser: a page must not depend on the day of the build. */
export function FooterContent({ site: { footer, firstYear, brand } }: FooterContentProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const licence = (
    <a href={LICENCE} rel="license">
      CC-BY-SA 4.0
    </a>
  )
  return (
    <div className="site-footer-row">
      <BrandLink kind="other" />
      {footer.length > 0 && (
        <nav aria-label={t('shell.footer_navigation')} lang={interfaceLang}>
          {footer.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.url}>
                    <a href={link.url}>
                      {link.title}
                      <EnglishMark link={link} t={t} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      <div className="footer-legal">
        <p lang={interfaceLang}>
          <FilledText text={t('shell.licence')} values={{ licence }} />
        </p>
        <p className="copyright" lang={interfaceLang}>
          <FilledText
            text={t('shell.copyright', { start: String(firstYear), name: brand.name })}
            values={{ end: <span data-year="">{t('shell.present')}</span> }}
          />
        </p>
      </div>
    </div>
  )
}
