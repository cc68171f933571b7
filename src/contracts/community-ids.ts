/** Ids of what the community page has below its text. */
export const PORTRAITS_ID = 'portraits'
export const ISSUES_ID = 'good-first-issues'
