import { readFileSync } from 'node:fs'
import type { ModelSettings } from '#server/ai-help/model/model-settings.ts'
import type { CommandName } from './commands.ts'
import { readLine } from './read-account-values.ts'
import { ConfigError, type Given, type Setting } from './setting.ts'

const SERVING: readonly CommandName[] = ['start', 'serve', 'dev']

/** The language model of AI Help: a part of `SETTINGS`. */
export const AI_SETTINGS = {
  aiUrl: {
    variable: 'LECTERN_AI_URL',
    default: 'none: answers quote pages',
    meaning:
      'where the OpenAI-compatible API of a language model begins, for AI Help: `http://127.0.0.1:11434/v1` (`docs/guides/ai-help.md`)',
    commands: SERVING,
    read: readUrl,
  },
  aiModel: {
    variable: 'LECTERN_AI_MODEL',
    default: 'none',
    meaning: 'name of the model that answers; required with `LECTERN_AI_URL`',
    commands: SERVING,
    read: readLine,
  },
  aiSubscriberModel: {
    variable: 'LECTERN_AI_SUBSCRIBER_MODEL',
    default: 'none: the same',
    meaning: 'name of the model that answers subscribers',
    commands: SERVING,
    read: readLine,
  },
  aiEmbeddingModel: {
    variable: 'LECTERN_AI_EMBEDDING_MODEL',
    default: 'none',
    meaning: 'name of the embedding model there; it orders the passages that search has found by their meaning',
    commands: SERVING,
    read: readLine,
  },
  aiKey: {
    variable: 'LECTERN_AI_KEY',
    default: 'none',
    meaning: 'key of the API',
    commands: SERVING,
    read: readLine,
  },
  aiKeyFile: {
    variable: 'LECTERN_AI_KEY_FILE',
    default: 'none',
    meaning: 'file whose first line is the key, in place of `LECTERN_AI_KEY`',
    commands: SERVING,
    read: readKeyFile,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>

interface AiValues {
  readonly url: string | undefined
  readonly model: string | undefined
  readonly subscriberModel: string | undefined
  readonly embeddingModel: string | undefined
  readonly key: string | undefined
}

/** The settings of the model; undefined without its address. @throws ConfigError for an address without a model, and a model without an address */
export function joinAi({ url, model, subscriberModel, embeddingModel, key }: AiValues): ModelSettings | undefined {
  if (url === undefined && model === undefined) return undefined
  if (url === undefined || model === undefined)
    throw new ConfigError('LECTERN_AI_URL and LECTERN_AI_MODEL belong together: set both or none')
  return {
    baseUrl: url,
    model,
    ...(subscriberModel !== undefined && { subscriberModel }),
    ...(embeddingModel !== undefined && { embeddingModel }),
    ...(key !== undefined && { key }),
  }
}

function readUrl(given: Given | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.parse(given.value)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new ConfigError(`${given.name} is ${JSON.stringify(given.value)}; expected an address that begins with http:// or https://`)
  return url.href.replace(/\/$/, '')
}

/** The name of the file is shown, never what it holds. */
function readKeyFile(given: Given | undefined): string | undefined {
  if (given === undefined) return undefined
  try {
    const [line = ''] = readFileSync(given.value, 'utf8').split(/\r?\n/, 1)
    return line.trim()
  } catch {
    throw new ConfigError(`${given.name} is ${JSON.stringify(given.value)}; expected a file that can be read`)
  }
}
