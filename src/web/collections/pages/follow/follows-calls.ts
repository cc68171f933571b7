import { FOLLOW_ADDRESSES } from '#contracts/follow-addresses.ts'
import type { Follows } from '#contracts/follows.ts'
import { send } from '../../collections-calls.ts'

/** What the user follows. */
export function readFollows(): Promise<Follows> {
  return send(FOLLOW_ADDRESSES.list, {})
}

/** Follows a page by its address. */
export function followPage(url: string): Promise<Follows> {
  return send(FOLLOW_ADDRESSES.add, { body: { url } })
}

/** Follows a collection. */
export function followCollection(id: string): Promise<Follows> {
  return send(FOLLOW_ADDRESSES.add, { body: { collection_id: id } })
}

/** Ends a follow. */
export function unfollow(id: string): Promise<Follows> {
  return send(FOLLOW_ADDRESSES.remove, { params: { id } })
}

/** Turns the weekly mail on or off. */
export function setDigest(digest: boolean): Promise<Follows> {
  return send(FOLLOW_ADDRESSES.setDigest, { body: { digest } })
}
