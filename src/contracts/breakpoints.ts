/**
 * Widths from which a layout applies, in `em` of media queries: 426, 769, 992, 1,200 and 1,441 CSS pixels, or more where the user has chosen larger
 * text in the browser (docs/behaviour/layout.md 1). The stylesheets repeat them; a test compares.
 */
export const BREAKPOINTS = { xs: 0, sm: 26.625, md: 48.0625, lg: 62, xl: 75, xxl: 90.0625 } as const
