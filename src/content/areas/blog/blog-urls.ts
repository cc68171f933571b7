/** The blog, which is in English only. */
export const BLOG_URL = '/en-US/blog/'

/** Below the blog: the lists of tags and authors, and the later pages of the index. No post can have such an address. */
const RESERVED = /^(?:tags|authors|\d+)$/

/** Whether an address below the blog belongs to its lists. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.test(slug)
}

/** The list of posts on a subject. */
export function tagUrl(slug: string): string {
  return `${BLOG_URL}tags/${slug}/`
}

/** The list of an author's posts. */
export function authorUrl(slug: string): string {
  return `${BLOG_URL}authors/${slug}/`
}
