import type { ModelSettings } from '#server/ai-help/model/model-settings.ts'
import { readLine } from './read-account-values.ts'
import { chooseSecret, type Secret } from './secret.ts'
import { ConfigError, type Given, wrongSecret } from './setting.ts'

interface AiValues {
  readonly url: string | undefined
  readonly model: string | undefined
  readonly subscriberModel: string | undefined
  readonly embeddingModel: string | undefined
  readonly moderationModel: string | undefined
  readonly key: Secret | undefined
  readonly keyInFile: Secret | undefined
}

/**
 * The settings of the model; undefined without any.
 *
 * @throws ConfigError for an address without a model, for anything else without an address, and for two keys
 */
export function joinAi({
  url,
  model,
  subscriberModel,
  embeddingModel,
  moderationModel,
  key,
  keyInFile,
}: AiValues): ModelSettings | undefined {
  const secret = chooseSecret('LECTERN_AI_KEY', key, keyInFile)
  const needy = {
    LECTERN_AI_SUBSCRIBER_MODEL: subscriberModel,
    LECTERN_AI_EMBEDDING_MODEL: embeddingModel,
    LECTERN_AI_MODERATION_MODEL: moderationModel,
    LECTERN_AI_KEY: key,
    LECTERN_AI_KEY_FILE: keyInFile,
  }
  if (url === undefined && model === undefined) {
    const [name] = Object.entries(needy).find(([, value]) => value !== undefined) ?? []
    if (name !== undefined) throw new ConfigError(`${name} is set without LECTERN_AI_URL and LECTERN_AI_MODEL: set these as well`)
    return undefined
  }
  if (url === undefined || model === undefined)
    throw new ConfigError('LECTERN_AI_URL and LECTERN_AI_MODEL belong together: set both or none')
  return {
    baseUrl: url,
    model,
    ...(subscriberModel !== undefined && { subscriberModel }),
    ...(embeddingModel !== undefined && { embeddingModel }),
    ...(moderationModel !== undefined && { moderationModel }),
    ...(secret !== undefined && { key: keyOf(secret) }),
  }
}

/** Where an API begins, without a slash at the end. The value may hold a password where it is wrong: it is not shown. */
export function readAiUrl(given: Given | undefined): string | undefined {
  const value = readLine(given)
  if (given === undefined || value === undefined) return undefined
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw wrongSecret(given.name, 'an address such as http://127.0.0.1:11434/v1, without user, query and fragment')
  return withoutEndSlashes(url.href)
}

function withoutEndSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

/** A key as a header can send it (RFC 6750 section 2.1, and what other servers use). */
function keyOf({ name, value }: Secret): string {
  if (!/^[\x21-\x7e]+$/.test(value)) throw wrongSecret(name, 'a key of letters, digits and signs, without spaces')
  return value
}
