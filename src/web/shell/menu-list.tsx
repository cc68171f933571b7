import type { ReactNode } from 'react'
import type { LinkGroup, Menu, MenuLink, TopLink } from '#contracts/menus.ts'
import type { Translate } from '../texts/translator.ts'
import { EnglishMark } from './english-mark.tsx'
import { findCurrentLink } from './find-current-link.ts'

interface MenuListProps {
  readonly menus: readonly Menu[]
  readonly currentUrl: string
  readonly t: Translate
}

/**
 * The menus of the header. Rendered on the server only: the page has them as HTML that the browser never renders again, so neither they
 * nor this code is loaded there (`MainMenu`). Their `name` makes the browser keep at most one of them open, also without script.
 */
export function MenuList({ menus, currentUrl, t }: MenuListProps): ReactNode {
  const current = findCurrentLink(linksOf(menus), currentUrl)
  const state = (link: MenuLink): 'page' | 'true' | undefined =>
    link === current ? (link.url === currentUrl ? 'page' : 'true') : undefined
  return (
    <ul>
      {menus.map((menu) => (
        <li key={menu.title}>{'links' in menu ? <Group menu={menu} state={state} t={t} /> : <Top link={menu} state={state} t={t} />}</li>
      ))}
    </ul>
  )
}

interface PartProps {
  readonly state: (link: MenuLink) => 'page' | 'true' | undefined
  readonly t: Translate
}

function Top({ link, state, t }: PartProps & { readonly link: TopLink }): ReactNode {
  return (
    <a href={link.url} aria-current={state(link)}>
      {link.title}
      <EnglishMark link={link} t={t} />
      {link.isNew === true && <sup>{t('shell.new')}</sup>}
    </a>
  )
}

function Group({ menu, state, t }: PartProps & { readonly menu: LinkGroup }): ReactNode {
  const isCurrent = menu.links.some((link) => state(link) !== undefined)
  return (
    <details name="main-menu">
      <summary aria-current={isCurrent ? 'true' : undefined}>{menu.title}</summary>
      <ul>
        {menu.links.map((link) => (
          <li key={link.url}>
            <a href={link.url} aria-current={state(link)}>
              <b>
                {link.title}
                <EnglishMark link={link} t={t} />
              </b>
              {link.text !== undefined && <span>{link.text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Every link of the menus, in order. */
export function linksOf(menus: readonly Menu[]): readonly MenuLink[] {
  return menus.flatMap((menu): readonly MenuLink[] => ('links' in menu ? menu.links : [menu]))
}
