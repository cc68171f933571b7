import { blogFeeds, listFeedPaths } from '../areas/blog/feeds.ts'
import { isPost, listPosts } from '../areas/blog/kinds.ts'
import { AssetIndex } from '../read/assets.ts'
import type { Output } from './output.ts'

/** The feeds of the blog. All are made when the first one is asked for, since they share the texts of their posts. */
export const feedFiles: Output = ({ content, records, origin, findPage }) => {
  const posts = listPosts(records)
  let feeds: ReadonlyMap<string, string> | undefined
  const makeFeeds = (): ReadonlyMap<string, string> => {
    const files = new AssetIndex(content.assets)
    const built = posts.flatMap(({ url }) => {
      const page = findPage(url)
      return page !== undefined && isPost(page) ? [page] : []
    })
    return blogFeeds(built, { brand: content.brand, origin, bytesOf: (key) => files.bytesOf(key) })
  }
  return listFeedPaths(posts.map(({ area }) => area.meta)).map((path) => ({
    path,
    make() {
      feeds ??= makeFeeds()
      return feeds.get(path)
    },
  }))
}
