import type { Migration } from './migration.ts'

/** What an embedding model has said of sections of pages, so that it is asked once for each. */
export const aiEmbeddings: Migration = {
  name: '0018-ai-embeddings',
  statements: [
    `create table ai_embeddings (
      hash {text} primary key,
      vector {text} not null,
      used_at {instant} not null
    )`,
    'create index ai_embeddings_by_use on ai_embeddings (used_at)',
  ],
}
