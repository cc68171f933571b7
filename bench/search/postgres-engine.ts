import pg from 'pg'
import { type PostgresServer, startPostgresServer } from '#server/store/testing/postgres-server.fixture.ts'
import type { SearchDocument } from '../../src/search/search-document.ts'
import type { Engine } from './engines.ts'

/** Languages PostgreSQL stems; it has no words of the others, which are taken as they stand between spaces. */
const STEMMERS: Readonly<Record<string, string>> = {
  'en-US': 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  'pt-BR': 'portuguese',
  ru: 'russian',
}
/** A tsvector holds a megabyte at most. */
const MAX_BODY = 300_000
let server: Promise<PostgresServer> | undefined
let languages = 0

/**
 * PostgreSQL's full text search: titles before addresses and headings before summaries before texts, any of the words, and titles that are
 * nearly the query by their trigrams, which forgives typos. On a server of its own, which the first language starts.
 */
export async function makePostgresEngine(locale: string, documents: readonly SearchDocument[]): Promise<Engine> {
  server ??= startPostgresServer()
  languages += 1
  const name = `pages_${locale.toLowerCase().replace('-', '_')}`
  const client = new pg.Client(await createDatabase(await server, name))
  await client.connect()
  const stemmer = STEMMERS[locale] ?? 'simple'
  await fill(client, stemmer, documents)
  const { rows } = await client.query<{ bytes: string }>("select pg_total_relation_size('pages') as bytes")
  return {
    name: 'PostgreSQL',
    bytes: Number(rows[0]?.bytes),
    async find(query) {
      const words = query.match(/[\p{L}\p{N}_$]+/gu) ?? []
      if (words.length === 0) return []
      const found = await client.query<{ url: string }>({ name: 'find', text: FIND, values: [stemmer, words.join(' OR '), query] })
      return found.rows.map(({ url }) => url)
    },
    async close() {
      await client.end()
      languages -= 1
      if (languages === 0) await (await server)?.stop()
    },
  }
}

/** With the letters of all scripts, which the plain locale of the server does not know. */
async function createDatabase(running: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client(running.addressOf('postgres'))
  await client.connect()
  await client.query(`create database ${name} template template0 locale_provider builtin builtin_locale 'C.UTF-8' encoding 'UTF8'`)
  await client.end()
  return running.addressOf(name)
}

async function fill(client: pg.Client, stemmer: string, documents: readonly SearchDocument[]): Promise<void> {
  await client.query('create extension pg_trgm')
  await client.query('create table pages (url text, title text, words tsvector)')
  await client.query('begin')
  for (const { url, title, slug, aliases, headings, summary, body } of documents)
    await client.query({
      name: 'insert',
      text: INSERT,
      values: [url, title, stemmer, spaced([slug]), spaced(aliases), headings.join(' '), summary, body.slice(0, MAX_BODY)],
    })
  await client.query('commit')
  await client.query('create index on pages using gin (words)')
  await client.query('create index on pages using gin (title gin_trgm_ops)')
  await client.query('analyze pages')
}

function spaced(paths: readonly string[]): string {
  return paths.join(' ').replaceAll(/[/_]/g, ' ')
}

const INSERT = `insert into pages values ($1, $2,
  setweight(to_tsvector($3::regconfig, $2), 'A') || setweight(to_tsvector($3::regconfig, $4 || ' ' || $5), 'B') ||
  setweight(to_tsvector($3::regconfig, $6 || ' ' || $7), 'C') || setweight(to_tsvector($3::regconfig, $8), 'D'))`

/** Normalised by the length of the page (1), as its documents do; a title's likeness weighs as much as all words. */
const FIND = `select url from pages, websearch_to_tsquery($1::regconfig, $2) as query
  where words @@ query or title % $3
  order by ts_rank('{0.1, 0.2, 0.4, 1}', words, query, 1) + similarity(title, $3) desc limit 10`
