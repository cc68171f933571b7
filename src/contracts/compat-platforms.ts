/** The columns of a compatibility table stand together by what the browsers run on. Apart from the schemas, which the browser does without. */
export const COMPAT_PLATFORMS = ['desktop', 'mobile', 'server'] as const
