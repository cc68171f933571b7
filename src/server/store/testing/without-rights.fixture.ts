import { chmodSync } from 'node:fs'

/** Any user but root. */
const OTHER_USER = 65_534

/** Calls a function, until it returns, while this user may not open a folder. */
export function withoutRights<Result>(folder: string, call: () => Result): Result {
  const user = process.geteuid?.()
  chmodSync(folder, 0o000)
  // For root, rights don't count.
  if (user === 0) process.seteuid?.(OTHER_USER)
  try {
    return call()
  } finally {
    if (user === 0) process.seteuid?.(user)
    chmodSync(folder, 0o700)
  }
}
