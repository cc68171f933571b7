/** The session of an account that is gone, and none at all (docs/behaviour/accounts.md 10). */
const SIGNED_OUT = [400, 401]

/** Whether a response to whoami says that offline reading ends: the user has signed out, or no longer subscribes. A failure says nothing. */
export async function isSubscriberGone(response: Response): Promise<boolean> {
  if (SIGNED_OUT.includes(response.status)) return true
  if (response.status !== 200) return false
  const who: unknown = await response.json().catch(() => undefined)
  return typeof who === 'object' && who !== null && 'is_subscriber' in who && who.is_subscriber !== true
}
