import { html } from '#markup/html.ts'

/** The colour of the page in each scheme, for the browser's own frame (`<meta name="theme-color">`): `--paper` of ui/tokens.css. */
export const THEME_COLORS = { light: '#fdfdfb', dark: '#101613' } as const

/** The tags that tell the colours, before the script that a stored theme makes choose one of them. */
export const THEME_COLOR_TAGS = Object.entries(THEME_COLORS).map(
  ([scheme, color]) =>
    html`<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">\n`,
)
