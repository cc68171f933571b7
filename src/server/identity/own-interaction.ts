import type Provider from 'oidc-provider'
import type { AttemptCookies } from '../http/sessions/attempt-cookies.ts'

type OpenSignIn = InstanceType<Provider['Interaction']>

/** Finds the sign-in with this id, if it began in the browser that sends the request; undefined for every other browser. */
export type FindOwnInteraction = (uid: string, cookieHeader: string | undefined) => Promise<OpenSignIn | undefined>

/**
 * Ties a sign-in under way to the browser that began it (docs/behaviour/identity.md 1): the request has to carry the sealed cookie of the
 * site's own attempt, under the `state` with which the site sent the browser to the provider. On https its name begins with `__Host-`, so
 * no neighbouring host can set it.
 */
export function createFindOwnInteraction(
  findProvider: () => Promise<Provider>,
  cookies: () => Promise<AttemptCookies>,
): FindOwnInteraction {
  return async (uid, cookieHeader) => {
    const { Interaction } = await findProvider()
    const interaction = await Interaction.find(uid)
    if (interaction === undefined || interaction.uid !== uid) return undefined
    const { state } = interaction.params
    if (typeof state !== 'string') return undefined
    return (await cookies()).find(cookieHeader, state) === undefined ? undefined : interaction
  }
}
