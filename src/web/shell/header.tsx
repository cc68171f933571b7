import type { ReactNode } from 'react'
import { BrandLink } from './brand-link.tsx'
import './header.css'
import { MainMenu } from './main-menu.tsx'
import { SkipLinks } from './skip-links.tsx'
import { ThemeSwitcher } from './theme-switcher.tsx'

interface HeaderProps {
  readonly currentUrl: string
}

/** The head of every page: skip links, logo, areas, theme. */
export function Header({ currentUrl }: HeaderProps): ReactNode {
  return (
    <>
      <SkipLinks />
      <header className="site-header">
        <div className="site-header-row">
          <BrandLink />
          <MainMenu currentUrl={currentUrl} />
          <ThemeSwitcher />
        </div>
      </header>
    </>
  )
}
