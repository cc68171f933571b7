import { isLocaleCode, type LocaleCode } from '#contracts/locales.ts'

/** A piece of a sidebar: its name, and everything apart from the language that its entries depend on. */
export interface SidebarPart {
  readonly name: string
  readonly args: readonly string[]
}

/** What a sidebar is built from. Pages with the same key share one sidebar. */
export interface SidebarKey {
  readonly locale: LocaleCode
  readonly parts: readonly SidebarPart[]
}

/**
 * A sidebar's key as text, under which pages ask for it.
 *
 * @example formatSidebarKey({ locale: 'de', parts: [{ name: 'apiref', args: ['HTML DOM', 'Window'] }] }) // 'de:apiref/HTML%20DOM/Window'
 */
export function formatSidebarKey({ locale, parts }: SidebarKey): string {
  return `${locale}:${parts.map(({ name, args }) => [name, ...args].map(encodePiece).join('/')).join('+')}`
}

/** The key that `formatSidebarKey` wrote; undefined for any other text. */
export function parseSidebarKey(text: string): SidebarKey | undefined {
  const colon = text.indexOf(':')
  const locale = text.slice(0, colon)
  if (!isLocaleCode(locale)) return undefined
  const parts = text
    .slice(colon + 1)
    .split('+')
    .map((part) => {
      const [name = '', ...args] = part.split('/').map(decodePiece)
      return { name, args }
    })
  return { locale, parts }
}

function encodePiece(piece: string): string {
  return piece
    .toWellFormed()
    .replace(/[^\w.\- ]|%/gu, (character) => encodeURIComponent(character.toWellFormed()))
    .replaceAll(' ', '%20')
}

function decodePiece(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}
