import type { Chores } from '../../http/chores.ts'
import type { Services } from '../../http/services.ts'
import { createAskEmbeddings } from './ask-embeddings.ts'
import { createEmbedTexts } from './embed-texts.ts'
import type { ModelSettings } from './model-settings.ts'
import { createRerank, type Rerank } from './rerank.ts'

interface RerankPlace extends Pick<Services, 'store' | 'now' | 'report'> {
  readonly chores: Chores
  /** Ends all requests to the model. */
  readonly signal: AbortSignal
}

/** The order of passages by meaning and words; undefined without an embedding model: then their words alone order them. */
export function openRerank(model: ModelSettings | undefined, { store, now, report, chores, signal }: RerankPlace): Rerank | undefined {
  if (model?.embeddingModel === undefined) return undefined
  const ask = createAskEmbeddings({ ...model, model: model.embeddingModel, signal })
  const embed = createEmbedTexts({ db: store.db, model: model.embeddingModel, ask, now })
  return createRerank({ embed, now, report, start: chores.start })
}
