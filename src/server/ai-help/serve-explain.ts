import { createHash } from 'node:crypto'
import { type AiExplainEvent, aiHelp } from '#contracts/ai-help.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import type { Database } from '../store/tables.ts'
import { explainTurns } from './answers/prompt.ts'
import { chunkOf, writeAnswer } from './answers/write-answer.ts'
import { findPassages } from './retrieval/find-passages.ts'
import type { CodeBlock } from './retrieval/html-text.ts'
import { readPage } from './retrieval/read-page.ts'
import type { AskOptions } from './serve-ask.ts'

/** Changes with the rules for models: explanations by other rules are made again. */
const RULES_VERSION = 1
const ANSWER_TOKENS = 1024
/** Of the words of a sample, so many are looked up. */
const NAMES_MAX = 12
const PAGES_TOKENS = 4000
/** Explanations that are stored, and how long one that is not read stays. */
const STORED_MAX = 20_000
const UNUSED_MS = 180 * 24 * 60 * 60_000

type ExplainOptions = Pick<AskOptions, 'services' | 'site' | 'streams' | 'findPages' | 'model'>

/** Serves explanations of code blocks (docs/behaviour/ai-help.md 27 to 29). */
export function serveExplain(serve: Serve, options: ExplainOptions): void {
  const { services, site, streams, findPages, model } = options
  const { db } = services.store
  serve(aiHelp.explain, async ({ body, request, reply }) => {
    const { sample, signature } = body
    const highlighted = body.highlighted ?? undefined
    const snapshot = site.current()
    const block = await findBlock(snapshot, signature, sample)
    if (block === undefined || (body.language ?? block.language) !== block.language) throw new AppError('unauthorized')
    if (highlighted !== undefined && !sample.includes(highlighted)) throw new AppError('unauthorized')
    const hash = hashOf([RULES_VERSION, model?.model ?? '', block.language, block.text, highlighted ?? ''])
    const metadata: AiExplainEvent = { type: 'metadata', hash, model: model?.model ?? null, cached: false }
    const place = streams.claim(`address:${addressPrefix(request.ip)}`)
    return streams.send<AiExplainEvent>(reply, async (send, signal) => {
      try {
        if (model === undefined) {
          send(metadata)
          const question = listNames(highlighted ?? block.text).join(' ')
          const found = await findPassages({
            snapshot,
            findPages: findPages(request.ip),
            question,
            locale: 'en-US',
            maxTokens: PAGES_TOKENS,
          })
          send({ type: 'pages', pages: found.map(({ source }) => source) })
          return send({ type: 'end', status: 'complete' })
        }
        const known = await takeKnown(db, hash, services.now())
        send({ ...metadata, cached: known !== undefined })
        if (known !== undefined) send(chunkOf(hash, known, 'stop'))
        if (known !== undefined) return send({ type: 'end', status: 'complete' })
        const turns = explainTurns(block.language, block.text, highlighted)
        const writing = { id: hash, findOwn: () => undefined, send, signal, written: () => undefined }
        const { text, status } = await writeAnswer(model, { model: model.model, turns, maxTokens: ANSWER_TOKENS }, writing)
        if (status === 'stopped') return
        if (status === 'complete') await keep(db, { hash, page: signature, answer: text, now: services.now() })
        send({ type: 'end', status })
      } finally {
        place.release()
      }
    })
  })
  serve(aiHelp.explainFeedback, async ({ body: { typ, hash, signature } }) => {
    await db
      .updateTable('ai_explanations')
      .set((row) => ({ [typ === 'thumbs_up' ? 'thumbs_up' : 'thumbs_down']: row(typ, '+', 1) }))
      .where('hash', '=', hash)
      .where('page', '=', signature)
      .execute()
  })
}

/** The code block of a page with this text; undefined when it has none: then the sample is not of this site. */
async function findBlock(snapshot: SiteSnapshot, path: string, sample: string): Promise<CodeBlock | undefined> {
  const url = snapshot.findPageUrl(path)
  const page = url === undefined ? undefined : await readPage(snapshot, url)
  const wanted = sample.trimEnd()
  return page?.sections.flatMap(({ code }) => code).find(({ text }) => text.trimEnd() === wanted)
}

function hashOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** The names in a sample, the most frequent first. */
function listNames(code: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const [name] of code.matchAll(/[A-Za-z][\w-]{2,40}/g)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMES_MAX)
    .map(([name]) => name)
}

async function takeKnown(db: Database, hash: string, now: number): Promise<string | undefined> {
  const row = await db.selectFrom('ai_explanations').select('answer').where('hash', '=', hash).executeTakeFirst()
  if (row === undefined) return undefined
  await db
    .updateTable('ai_explanations')
    .set((column) => ({ views: column('views', '+', 1), used_at: now }))
    .where('hash', '=', hash)
    .execute()
  return row.answer
}

interface Explanation {
  readonly hash: string
  readonly page: string
  readonly answer: string
  readonly now: number
}

async function keep(db: Database, { hash, page, answer, now }: Explanation): Promise<void> {
  await db
    .insertInto('ai_explanations')
    .values({ hash, page, answer, views: 1, thumbs_up: 0, thumbs_down: 0, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Deletes explanations that were not read for long, and those that are too many. */
export async function sweepExplanations(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('ai_explanations')
    .where('used_at', '<', now - UNUSED_MS)
    .execute()
  const [last] = await db.selectFrom('ai_explanations').select('used_at').orderBy('used_at', 'desc').offset(STORED_MAX).limit(1).execute()
  if (last !== undefined) await db.deleteFrom('ai_explanations').where('used_at', '<=', last.used_at).execute()
}
