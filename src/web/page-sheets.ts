import type { Page } from '#contracts/page.ts'

/** The rules by where they stand in the code: those of a feature or of several, and those of the commons and the shell. */
export const SHEET_PARTS = [
  'shared',
  'documents',
  'home',
  'blog',
  'curriculum',
  'community',
  'search',
  'playground',
  'collections',
  'missing',
  'scripts',
  'print',
] as const
export type SheetPart = (typeof SHEET_PARTS)[number]

/**
 * The sheets that pages link, in this order, and what they are made of. An article has the shared rules and its own in one sheet, for one
 * request and a tenth fewer bytes; after it in place of another page, the shared rules stand twice and mean the same. The rules for paper are
 * in either, and more specific than all others. Pages in languages of the community have one more, for their scripts.
 */
export const PAGE_SHEETS = {
  shared: ['shared', 'print'],
  article: ['shared', 'documents', 'print'],
  home: ['home'],
  blog: ['blog'],
  curriculum: ['curriculum'],
  community: ['community'],
  search: ['search'],
  playground: ['playground'],
  collections: ['collections'],
  missing: ['missing'],
  scripts: ['scripts'],
} as const satisfies Readonly<Record<string, readonly SheetPart[]>>
export type PageSheet = keyof typeof PAGE_SHEETS

/** Folders of features with rules of their own; all other rules are shared. */
const PART_OF_FOLDER: Readonly<Record<string, SheetPart>> = {
  documents: 'documents',
  feedback: 'documents',
  home: 'home',
  blog: 'blog',
  curriculum: 'curriculum',
  community: 'community',
  pages: 'community',
  playground: 'playground',
  'not-found': 'missing',
}

const SHEETS_OF_RENDERER: Readonly<Record<Page['renderer'], readonly PageSheet[]>> = {
  Doc: ['article'],
  Homepage: ['shared', 'home'],
  SpaNotFound: ['shared', 'missing'],
  Search: ['shared', 'search'],
  Playground: ['shared', 'playground'],
  Collections: ['shared', 'collections'],
  Collection: ['shared', 'collections'],
  SharedCollection: ['shared', 'collections'],
  FrequentlyViewed: ['shared', 'collections'],
  BlogIndex: ['shared', 'blog'],
  BlogPost: ['article', 'blog'],
  CurriculumLanding: ['article', 'curriculum'],
  CurriculumOverview: ['article', 'curriculum'],
  CurriculumModule: ['article', 'curriculum'],
  CurriculumAbout: ['article', 'curriculum'],
  CurriculumDefault: ['article', 'curriculum'],
  CurriculumPath: ['article', 'curriculum'],
  CurriculumCertificate: ['article', 'curriculum'],
  ContributorSpotlight: ['article', 'community'],
  GenericDoc: ['article', 'community'],
  GenericAbout: ['article', 'community'],
  GenericCommunity: ['article', 'community'],
}

/**
 * The part that the rules of a CSS file belong to.
 *
 * @param path relative to `src/web`, `/` separated
 * @example partOfFile('blog/byline.css') // 'blog'
 */
export function partOfFile(path: string): SheetPart {
  if (path === 'ui/print.css') return 'print'
  if (path === 'ui/scripts.css') return 'scripts'
  if (path.startsWith('search/search-')) return 'search'
  if (path === 'collections/save-button.css') return 'documents'
  if (path.startsWith('collections/pages/')) return 'collections'
  return PART_OF_FOLDER[path.split('/')[0] ?? ''] ?? 'shared'
}

/** The sheets that a page of a kind needs, in order. */
export function sheetsOf(renderer: Page['renderer']): readonly PageSheet[] {
  return SHEETS_OF_RENDERER[renderer]
}

/** Type guard for the name of a sheet. */
export function isPageSheet(name: string): name is PageSheet {
  return Object.hasOwn(PAGE_SHEETS, name)
}

/**
 * The address of a sheet.
 *
 * @param styles `WebAssets.styles`
 * @example sheetUrl('/static/{sheet}.89abcdef.css', 'blog') // '/static/blog.89abcdef.css'
 */
export function sheetUrl(styles: string, sheet: PageSheet): string {
  return styles.replace('{sheet}', sheet)
}
