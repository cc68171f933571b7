import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import { FilledText } from '../texts/filled-text.tsx'
import { BrandLink } from './brand-link.tsx'
import { CopyrightRange } from './copyright-range.tsx'
import './footer.css'

const LICENCE = 'https://creativecommons.org/licenses/by-sa/4.0/'

/** The foot of every page: brand, areas, licence, copyright. */
export function Footer(): ReactNode {
  const { site, t } = usePage()
  const links = [...site.areas, ...(site.places ?? [])]
  const licence = (
    <a href={LICENCE} rel="license">
      CC-BY-SA 4.0
    </a>
  )
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <BrandLink />
        {links.length > 0 && (
          <nav aria-label={t('shell.footer_navigation')}>
            <ul className="footer-areas">
              {links.map((area) => (
                <li key={area.url}>
                  <a href={area.url}>{area.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-legal">
          <p>
            <FilledText text={t('shell.licence')} values={{ licence }} />
          </p>
          <CopyrightRange />
        </div>
      </div>
    </footer>
  )
}
