/**
 * The origin of the page around this one when it is one of those that may talk to it; undefined when it is not, or there is none. Browsers that
 * don't report it have the referrer.
 */
export function originOfParent(allowed: readonly string[]): string | undefined {
  const reported = location.ancestorOrigins?.[0]
  const led = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
  const known = reported ?? led
  return known === undefined ? allowed[0] : allowed.find((origin) => origin === known)
}
