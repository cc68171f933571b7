import { SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import { currentUser, watchUser } from './user.ts'

/**
 * Calls back whenever no one is signed in in this browser: as the server says it, and as a user signs out. For what belongs to an account and
 * is not to stay after it was left.
 */
export function whenSignedOut(forget: () => void): void {
  const look = (): void => {
    const user = currentUser()
    // While the server is being worked on, the current user is not known.
    if (user !== undefined && user.maintenance === undefined && !(user.isAuthenticated && user.username !== null)) forget()
  }
  watchUser(look)
  look()
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === SIGN_OUT_PATH) forget()
  })
}
