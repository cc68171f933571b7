import type { BlogPostPage } from '#contracts/areas.ts'

/** A post in a feed. */
export interface FeedItem {
  readonly post: BlogPostPage
  /** The whole address of its page. */
  readonly address: string
  /** Its whole text. */
  readonly html: string
  /** Where there is more of its author: a place of their own, else the list of their posts; undefined where there is neither. */
  readonly authorUrl: string | undefined
  /** The size of its image's file, where there is one. */
  readonly bytes: number | undefined
}

/** A feed, in whatever format. All addresses are whole. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** The page with the same posts. */
  readonly home: string
  /** The folder that the feed's files stand in. */
  readonly address: string
  /** Newest first. */
  readonly items: readonly FeedItem[]
}
