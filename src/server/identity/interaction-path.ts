import { IDENTITY_PATH } from '#contracts/account-paths.ts'

/** Where a sign-in under way has its pages; its cookie goes there only, so that several can be under way in one browser. */
export function interactionPath(uid: string, page?: 'sign-in' | 'sign-up' | 'cancel'): string {
  return `${IDENTITY_PATH}/interaction/${uid}${page === undefined ? '' : `/${page}`}`
}
