import type { FooterColumn, OptionalPageUrls } from '#contracts/site.ts'
import type { TextKey } from '#locales/content.ts'

/** An entry that a menu has once its page is there. */
export interface PlannedLink {
  /** After the locale: `/docs/Web/CSS`. */
  readonly path: string
  /** A key of the content's texts, or a proper name, which is the same in every language. */
  readonly title: TextKey | { readonly name: string }
  readonly text?: TextKey
}

/** The entries of areas that are known; a site's areas are named in its `site.json`. */
export const AREA_LINKS: readonly PlannedLink[] = [
  { path: '/docs/Web/HTML', title: { name: 'HTML' }, text: 'menu_html_text' },
  { path: '/docs/Web/CSS', title: { name: 'CSS' }, text: 'menu_css_text' },
  { path: '/docs/Web/JavaScript', title: { name: 'JavaScript' }, text: 'menu_javascript_text' },
  { path: '/docs/Web/HTTP', title: { name: 'HTTP' }, text: 'menu_http_text' },
  { path: '/docs/Web/API', title: 'menu_api', text: 'menu_api_text' },
  { path: '/docs/Web/Accessibility', title: 'menu_accessibility', text: 'menu_accessibility_text' },
  { path: '/docs/Mozilla/Add-ons/WebExtensions', title: 'menu_extensions', text: 'menu_extensions_text' },
]

export const WEB: PlannedLink = { path: '/docs/Web', title: 'menu_web', text: 'menu_web_text' }
export const LEARN: PlannedLink = { path: '/docs/Learn_web_development', title: 'menu_learning_area', text: 'menu_learning_area_text' }

/** What the menu Learn has besides its area itself. */
export const LESSONS: readonly PlannedLink[] = [
  { path: '/docs/Learn_web_development/Core/Structuring_content', title: { name: 'HTML' }, text: 'menu_learn_html_text' },
  { path: '/docs/Learn_web_development/Core/Styling_basics', title: { name: 'CSS' }, text: 'menu_learn_css_text' },
  { path: '/docs/Learn_web_development/Core/Scripting', title: { name: 'JavaScript' }, text: 'menu_learn_javascript_text' },
  { path: '/docs/Learn_web_development/Core/Accessibility', title: 'menu_accessibility', text: 'menu_learn_accessibility_text' },
]

/** The pages that scripts link to where the site has them. */
export const LINKED_BY_SCRIPT = { plans: '/plus', settings: '/plus/settings', aiHelp: '/plus/ai-help' } as const satisfies Readonly<
  Record<keyof OptionalPageUrls, string>
>

const AI_HELP: PlannedLink = { path: '/plus/ai-help', title: 'menu_ai_help', text: 'menu_ai_help_text' }

/** Collections are not among them: only users who are signed in are shown the way there, in the menu of their account (docs/behaviour/header.md 4). */
export const PLUS: readonly PlannedLink[] = [
  { path: '/plus', title: 'menu_plus_overview', text: 'menu_plus_overview_text' },
  AI_HELP,
  { path: '/plus/updates', title: 'menu_updates', text: 'menu_updates_text' },
  { path: '/plus/docs/features/overview', title: 'menu_plus_docs', text: 'menu_plus_docs_text' },
  { path: '/plus/docs/faq', title: 'menu_plus_faq', text: 'menu_plus_faq_text' },
]

export const CURRICULUM: PlannedLink = { path: '/curriculum', title: 'menu_curriculum' }
export const BLOG: PlannedLink = { path: '/blog', title: 'menu_blog' }

export const TOOLS: readonly PlannedLink[] = [
  { path: '/play', title: 'menu_playground', text: 'menu_playground_text' },
  { path: '/observatory', title: 'menu_observatory', text: 'menu_observatory_text' },
  AI_HELP,
]

/** What the menu of signed-in users has, besides what is theirs alone (docs/behaviour/header.md 4). */
export const ACCOUNT: readonly PlannedLink[] = [
  { path: '/plus/collections', title: 'menu_collections' },
  { path: '/plus/updates', title: 'menu_updates' },
  { path: '/plus/settings', title: 'menu_settings' },
  { path: '/plus/docs/features/overview', title: 'menu_help' },
]

/** What the columns of the footer have of the site itself; `links` of `site.json` follow. */
export const FOOTER: Readonly<Record<FooterColumn, readonly PlannedLink[]>> = {
  site: [{ path: '/about', title: 'footer_about' }, BLOG, { path: '/advertising', title: 'footer_advertising' }],
  support: [
    { path: '/support', title: 'footer_get_help' },
    { path: '/plus/docs/features/overview', title: 'footer_help' },
    { path: '/plus/docs/faq', title: 'menu_plus_faq' },
    { path: '/preferences', title: 'app_preferences' },
  ],
  community: [{ path: '/community', title: 'footer_community_page' }],
  developers: [WEB, LEARN, { path: '/docs/Glossary', title: 'footer_glossary' }, CURRICULUM, { path: '/plus', title: 'menu_plus' }],
  legal: [
    { path: '/privacy', title: 'footer_privacy' },
    { path: '/terms', title: 'footer_terms' },
    { path: '/licenses', title: 'footer_licenses' },
  ],
}
