import type { ReactNode } from 'react'
import { BrandLink } from './brand-link.tsx'
import './header.css'
import { MainMenu } from './main-menu.tsx'
import { isDark, pageKindOf } from './page-kind.ts'
import { SkipLinks } from './skip-links.tsx'
import { ThemeSwitcher } from './theme-switcher.tsx'

interface HeaderProps {
  readonly currentUrl: string
  /** HTML of the menus. */
  readonly menus: string
  /** The search box, an element with the id `search`. Without one no room is reserved for it. */
  readonly search?: ReactNode
  /** The user's account, or the ways to one. */
  readonly account?: ReactNode
}

/** The head of every page: skip links, logo, menus, search, theme, account. */
export function Header({ currentUrl, menus, search, account }: HeaderProps): ReactNode {
  const kind = pageKindOf(currentUrl)
  return (
    <>
      <SkipLinks hasSearch={search !== undefined} />
      <header className={isDark(kind) ? 'site-header site-header-dark' : 'site-header'}>
        <div className="site-header-row">
          <MainMenu currentUrl={currentUrl} html={menus}>
            <BrandLink kind={kind} />
          </MainMenu>
          <div className="site-header-tools">
            {search}
            <ThemeSwitcher />
            {account}
          </div>
        </div>
      </header>
    </>
  )
}
