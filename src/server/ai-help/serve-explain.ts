import { createHash } from 'node:crypto'
import { type AiExplainEvent, aiHelp } from '#contracts/ai-help.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import { addressPrefix } from '../http/limits/address-prefix.ts'
import { explainTurns } from './answers/prompt.ts'
import { chunkOf, writeAnswer } from './answers/write-answer.ts'
import { countVote, storeExplanation, takeExplanation } from './explanation-rows.ts'
import type { ModelSettings } from './model/model-settings.ts'
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

type ExplainOptions = Pick<AskOptions, 'services' | 'site' | 'streams' | 'findPages' | 'model'>

/** Serves explanations of code blocks (docs/behaviour/ai-help.md 27 to 29). */
export function serveExplain(serve: Serve, { services, site, streams, findPages, model }: ExplainOptions): void {
  const { db } = services.store
  serve(aiHelp.explain, async ({ body, request, reply }) => {
    const snapshot = site.current()
    const sample = await checkSample(snapshot, body)
    const hash = hashOf(sample, model)
    const place = streams.claim(`address:${addressPrefix(request.ip)}`)
    return streams.send<AiExplainEvent>(reply, async (send, signal) => {
      try {
        const explaining = { sample, hash, send, signal, services }
        if (model === undefined) await listPages(explaining, { snapshot, findPages: findPages(request.ip) })
        else if (!(await explainStored(explaining, model))) await explainByModel(explaining, model)
      } finally {
        place.release()
      }
    })
  })
  serve(aiHelp.explainFeedback, async ({ body: { typ, hash } }) => await countVote(db, hash, typ))
}

/** A code block of the site that is to be explained. */
interface Sample extends CodeBlock {
  /** The address of the page that has it. */
  readonly page: string
  /** A part of its text; absent: all of it. */
  readonly highlighted: string | undefined
}

interface Explaining {
  readonly sample: Sample
  readonly hash: string
  readonly send: (event: AiExplainEvent) => void
  readonly signal: AbortSignal
  readonly services: AskOptions['services']
}

/**
 * The code block that a request names.
 *
 * @throws AppError `unauthorized` when its page has no block with this text and language, or the highlighted part is not in it
 */
async function checkSample(
  snapshot: SiteSnapshot,
  { sample, signature, language, highlighted }: BodyOf<typeof aiHelp.explain>,
): Promise<Sample> {
  const page = snapshot.findPageUrl(signature)
  const sections = page === undefined ? [] : ((await readPage(snapshot, page))?.sections ?? [])
  const wanted = sample.trimEnd()
  const block = sections
    .flatMap(({ code }) => code)
    .find((code) => code.text.trimEnd() === wanted && code.language === (language ?? code.language))
  if (page === undefined || block === undefined || !sample.includes(highlighted ?? '')) throw new AppError('unauthorized')
  return { ...block, page, highlighted: highlighted ?? undefined }
}

/** The name of an explanation, which does not depend on the page. */
function hashOf({ language, text, highlighted }: Sample, model: ModelSettings | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, model?.model ?? '', language, text, highlighted ?? '']))
    .digest('base64url')
}

/** Without a model: pages about the parts of the code. */
async function listPages(
  { sample, hash, send }: Explaining,
  search: Pick<Parameters<typeof findPassages>[0], 'snapshot' | 'findPages'>,
): Promise<void> {
  send({ type: 'metadata', hash, model: null, cached: false })
  const question = listNames(sample.highlighted ?? sample.text).join(' ')
  const found = await findPassages({ ...search, question, locale: 'en-US', maxTokens: PAGES_TOKENS })
  send({ type: 'pages', pages: found.map(({ source }) => source) })
  send({ type: 'end', status: 'complete' })
}

/** Sends the stored explanation. @returns false when there is none */
async function explainStored({ hash, send, services }: Explaining, { model }: ModelSettings): Promise<boolean> {
  const stored = await takeExplanation(services.store.db, hash, services.now())
  if (stored === undefined) return false
  send({ type: 'metadata', hash, model, cached: true })
  send(chunkOf(hash, stored, 'stop'))
  send({ type: 'end', status: 'complete' })
  return true
}

/** Sends a new explanation, and stores it when it is complete. */
async function explainByModel({ sample, hash, send, signal, services }: Explaining, model: ModelSettings): Promise<void> {
  send({ type: 'metadata', hash, model: model.model, cached: false })
  const turns = explainTurns(sample.language, sample.text, sample.highlighted)
  const writing = { id: hash, findOwn: () => undefined, send, signal, written: () => undefined }
  const { text, status } = await writeAnswer(model, { model: model.model, turns, maxTokens: ANSWER_TOKENS }, writing)
  if (status === 'stopped') return
  if (status === 'complete') await storeExplanation(services.store.db, { hash, page: sample.page, answer: text }, services.now())
  send({ type: 'end', status })
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
