import type { Area } from '../engine/area.ts'
import { readBlog } from './read-blog.ts'

/** `blog/{slug}/index.md`. The folder of a post in another case than its slug is no post, so it does not hide one. */
export const blogArea: Area = {
  hasExactNames: true,
  read({ pages, assets, brand }, report) {
    const records = readBlog(pages, { brand, files: new Set(assets.map(({ name }) => name)) }, report)
    const published = new Set(records.map(({ folder }) => folder))
    const drafts = new Set(pages.map(({ name }) => folderOf(name)).filter((folder) => !published.has(`_blog/${folder}`)))
    return { records, isHidden: ({ name }) => drafts.has(folderOf(name)) }
  },
}

/** The post's folder below that of the blog. */
function folderOf(name: string): string {
  return name.split('/')[0] ?? ''
}
