import { DatabaseSync } from 'node:sqlite'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import FlexSearch from 'flexsearch'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../../src/search/search-document.ts'
import { SearchIndex } from '../../src/search/search-index.ts'
import { searchPages } from '../../src/search/search-pages.ts'
import { writeIndex } from '../../src/search/write-index.ts'
import { makePagefindEngine } from './pagefind-engine.ts'
import { makePostgresEngine } from './postgres-engine.ts'

/** An engine that has taken in the documents of one language. */
export interface Engine {
  readonly name: string
  /** Of the index as it would be stored; undefined where the engine keeps it in memory only. */
  readonly bytes: number | undefined
  /** Addresses, the best first, ten at most. */
  find(query: string): readonly string[] | Promise<readonly string[]>
  /** Lets go of what it holds outside of memory. */
  close?(): Promise<void>
}

export type EngineMaker = (locale: string, documents: readonly SearchDocument[]) => Engine | Promise<Engine>

const COUNT = 10

/** Ours first, then the others, each set up as its documents advise for such pages: names weigh more than texts, one typo is forgiven. */
export const ENGINES: Readonly<Record<string, EngineMaker>> = {
  ours(locale, documents) {
    const bytes = writeIndex(locale, documents)
    const index = new SearchIndex(bytes)
    return {
      name: 'ours',
      bytes: bytes.byteLength,
      find: (q) => searchPages({ q, page: 1, size: COUNT, sort: 'best' }, [index], () => 0).documents.map(({ mdn_url }) => mdn_url),
    }
  },

  fts5(_locale, documents) {
    const database = new DatabaseSync(':memory:')
    database.exec(
      'create virtual table pages using fts5(url unindexed, title, slug, aliases, headings, summary, body, tokenize = "porter unicode61 tokenchars \'_$\'")',
    )
    const insert = database.prepare('insert into pages values (?, ?, ?, ?, ?, ?, ?)')
    database.exec('begin')
    for (const { url, title, slug, aliases, headings, summary, body } of documents)
      insert.run(url, title, slug.replaceAll(/[/_]/g, ' '), aliases.join(' ').replaceAll(/[/_]/g, ' '), headings.join(' '), summary, body)
    database.exec('commit')
    const select = database.prepare('select url from pages where pages match ? order by bm25(pages, 0, 10, 6, 3, 3, 2, 1) limit 10')
    const size = database.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size').get()
    return {
      name: 'SQLite FTS5',
      bytes: Number(size?.bytes),
      find(query) {
        const words = query.match(/[\p{L}\p{N}_$]+/gu) ?? []
        if (words.length === 0) return []
        return select.all(words.map((word) => `"${word}"`).join(' OR ')).map(({ url }) => String(url))
      },
    }
  },

  postgres: makePostgresEngine,

  pagefind: makePagefindEngine,

  minisearch(_locale, documents) {
    const engine = new MiniSearch<SearchDocument>({
      idField: 'url',
      fields: ['title', 'slug', 'aliases', 'headings', 'summary'],
      extractField: (document, field) => {
        if (field === 'slug') return document.slug.replaceAll(/[/_]/g, ' ')
        if (field === 'aliases') return document.aliases.join(' ').replaceAll(/[/_]/g, ' ')
        if (field === 'headings') return document.headings.join(' ')
        return field === 'title' ? document.title : field === 'url' ? document.url : document.summary
      },
      searchOptions: { boost: { title: 6, slug: 4, aliases: 2, headings: 1.5 }, fuzzy: 0.2, prefix: true },
    })
    engine.addAll([...documents])
    return {
      name: 'MiniSearch (without bodies)',
      bytes: Buffer.byteLength(JSON.stringify(engine)),
      find: (query) =>
        engine
          .search(query)
          .slice(0, COUNT)
          .map(({ id }) => String(id)),
    }
  },

  flexsearch(_locale, documents) {
    const engine = new FlexSearch.Document({
      tokenize: 'forward',
      document: { id: 'id', index: ['title', 'slug', 'headings', 'summary'] },
    })
    for (const [id, { title, slug, headings, summary }] of documents.entries())
      engine.add({ id, title, slug: slug.replaceAll(/[/_]/g, ' '), headings: headings.join(' '), summary })
    return {
      name: 'FlexSearch (without bodies)',
      bytes: undefined,
      find(query) {
        const ids = engine.search(query, { limit: COUNT, suggest: true }).flatMap(({ result }) => result.map(Number))
        return [...new Set(ids)].slice(0, COUNT).flatMap((id) => documents[id]?.url ?? [])
      },
    }
  },

  async orama(_locale, documents) {
    const database = create({ schema: { url: 'string', title: 'string', slug: 'string', headings: 'string', summary: 'string' } as const })
    await insertMultiple(
      database,
      documents.map(({ url, title, slug, headings, summary }) => ({
        url,
        title,
        slug: slug.replaceAll(/[/_]/g, ' '),
        headings: headings.join(' '),
        summary,
      })),
    )
    return {
      name: 'Orama (without bodies)',
      bytes: undefined,
      async find(query) {
        const { hits } = await searchOrama(database, {
          term: query,
          properties: ['title', 'slug', 'headings', 'summary'],
          boost: { title: 6, slug: 4 },
          tolerance: 1,
          limit: COUNT,
        })
        return hits.map(({ document }) => String(document.url))
      },
    }
  },
}
