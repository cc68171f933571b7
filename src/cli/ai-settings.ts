import type { CommandName } from './commands.ts'
import { readLine } from './read-account-values.ts'
import { readAiUrl } from './read-ai-values.ts'
import { readSecret, readSecretFile } from './secret.ts'
import type { Setting } from './setting.ts'

const SERVING: readonly CommandName[] = ['start', 'serve', 'dev']

/** The language model of AI Help: a part of `SETTINGS`. */
export const AI_SETTINGS = {
  aiUrl: {
    variable: 'LECTERN_AI_URL',
    default: 'none: answers quote pages',
    meaning:
      'where the OpenAI-compatible API of a language model begins, for AI Help: `http://127.0.0.1:11434/v1` (`docs/guides/ai-help.md`)',
    commands: SERVING,
    read: readAiUrl,
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
  aiModerationModel: {
    variable: 'LECTERN_AI_MODERATION_MODEL',
    default: 'none',
    meaning: 'name of the moderation model there; questions that it rejects are not answered',
    commands: SERVING,
    read: readLine,
  },
  aiKey: {
    variable: 'LECTERN_AI_KEY',
    default: 'none',
    meaning: 'key of the API',
    commands: SERVING,
    read: readSecret,
  },
  aiKeyFile: {
    variable: 'LECTERN_AI_KEY_FILE',
    default: 'none',
    meaning: 'file whose first line is the key, in place of `LECTERN_AI_KEY`',
    commands: SERVING,
    read: readSecretFile,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
