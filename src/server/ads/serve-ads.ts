import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import Value from 'typebox/value'
import type { AdCampaign } from '#contracts/ad-campaign.ts'
import { PLACEMENTS, type Placement } from '#contracts/ad-placements.ts'
import { type AdReply, ads, type FoundAd, type NoAdReason } from '#contracts/ads.ts'
import { DEFAULT_LOCALE, isInterfaceLocale } from '#contracts/locales.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { createChores } from '../http/chores.ts'
import { AppError } from '../http/errors/app-error.ts'
import { keepOnce } from '../http/keep-once.ts'
import type { Services } from '../http/services.ts'
import { DAY_MS, utcDay } from '../store/utc-day.ts'
import { type AdClaims, type AdCodes, type CodePurpose, openAdCodes, type ReadCode } from './ad-codes.ts'
import { count, listCapped, sweepAds } from './ad-counts.ts'
import { findCampaign, findImage, listRunning } from './campaign-rows.ts'
import { type Choice, chooseAds } from './choose-ads.ts'
import { createHouseAds } from './house-ads.ts'

export interface AdOptions {
  readonly services: Services
  readonly site: SiteSource
  /** The country of a request; `ZZ` when it is unknown. */
  readonly countryOf: (request: FastifyRequest) => string
  /** Whether users of a country can subscribe to get rid of ads. */
  readonly isPlusSold: (country: string) => boolean
}

/** A view is told within a day, a click within a week: tabs stay open for long. An image of today's code is there for two days. */
const VALID_MS = { view: DAY_MS, click: 7 * DAY_MS, image: 2 * DAY_MS } as const
const NONCE_BYTES = 12
const IMAGE_CACHE = 'public, max-age=86400'
const [UNKNOWN_COUNTRY, DEFAULT_COUNTRY] = ['ZZ', 'US']
const [BAD_REQUEST, FOUND] = [400, 302]
const KEYWORDS_MAX = 50

const Words = Type.Array(Type.String({ maxLength: 100 }), { maxItems: KEYWORDS_MAX })
const Names = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 })

/** The calls of ads (docs/behaviour/ads.md). */
export function serveAds(app: FastifyInstance, serve: Serve, { services, site, countryOf, isPlusSold }: AdOptions): void {
  const { store, now, randomBytes, origin } = services
  createChores(app, services).everyHour(() => sweepAds(store.db, now()))
  const house = createHouseAds(site, services.report)
  const codes = keepOnce(() => openAdCodes(store, services))
  const random = (): number => Buffer.from(randomBytes(4)).readUInt32LE() / 2 ** 32
  const findAd = (id: string): Promise<AdCampaign | undefined> => (id.includes('.') ? house.find(id) : findCampaign(store.db, id))

  async function countOnce(kind: 'view' | 'click', { campaign, placement, nonce, expires }: AdClaims): Promise<void> {
    const ad = await findAd(campaign)
    if (ad !== undefined) await count(store, { kind, campaign, placement, caps: ad.caps ?? {}, nonce, expires, now: now() })
  }

  async function view({ query, reply }: { readonly query: { readonly code?: string | undefined }; readonly reply: FastifyReply }) {
    reply.header('cache-control', 'no-store')
    const read = (await codes()).read('view', query.code ?? '', now())
    if (read.kind === 'claims') await countOnce('view', read.claims)
  }

  serve(ads.get, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    if (!Value.Check(Names, body.pongs)) return reply.code(BAD_REQUEST).send({ status: 'invalid' })
    const asked = new Set(body.pongs)
    const placements = PLACEMENTS.filter((name) => asked.has(name))
    if (placements.length === 0) return reply.code(BAD_REQUEST).send({ status: 'empty' })
    const own = await house.listRunning(utcDay(now()))
    const campaigns = [...(await listRunning(store.db, now())), ...own]
    const known = countryOf(request)
    const country = known === UNKNOWN_COUNTRY ? DEFAULT_COUNTRY : known
    const choices = chooseAds({
      campaigns,
      houseIds: new Set(own.map(({ id }) => id)),
      capped: await listCapped(store.db, campaigns, now()),
      country,
      keywords: Value.Check(Words, body.keywords) ? body.keywords.map((word) => word.toLowerCase()) : [],
      placements,
      random,
    })
    const write = createWriteCode(await codes(), { now: now(), randomBytes })
    return replyOf(choices, {
      plusAvailable: isPlusSold(country),
      locale: typeof body.locale === 'string' ? body.locale : DEFAULT_LOCALE,
      write,
    })
  })
  serve(ads.viewed, view)
  serve(ads.viewedByLink, view)
  serve(ads.click, async ({ query, request, reply }) => {
    if (!isOwnPage(request.headers.referer, origin))
      throw new AppError('bad_request', { message: 'A click is accepted from a page of this site only.' })
    if (query.code === undefined) throw new AppError('bad_request', { message: 'The code of the click is missing.' })
    const claims = claimsOf((await codes()).read('click', query.code, now()), 'not_found')
    const ad = await findAd(claims.campaign)
    if (ad === undefined) throw new AppError('gone')
    if (!isPrefetch(request)) await countOnce('click', claims)
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .redirect(ad.link, FOUND)
  })
  serve(ads.image, async ({ params, reply }) => {
    const { campaign, placement } = claimsOf((await codes()).read('image', params.image, now()), 'bad_request')
    const image = campaign.includes('.') ? await house.findImage(campaign, placement) : await findImage(store.db, campaign, placement)
    if (image === undefined) throw new AppError('gone')
    return reply
      .headers({ 'cache-control': IMAGE_CACHE, 'x-robots-tag': 'noindex', etag: `"${image.hash}"` })
      .type(image.type)
      .send(Buffer.from(image.bytes))
  })
}

/** @throws AppError of the given kind for a code that is none; `gone` for one that has expired */
function claimsOf(read: ReadCode, problem: 'not_found' | 'bad_request'): AdClaims {
  if (read.kind === 'claims') return read.claims
  throw new AppError(read.kind === 'expired' ? 'gone' : problem)
}

/** Whether a request comes from a page of the site, as far as its browser says so. */
function isOwnPage(referer: string | undefined, origin: string): boolean {
  return referer !== undefined && URL.parse(referer)?.origin === origin
}

/** A browser that fetches ahead is no click (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header). */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose).startsWith('prefetch'))
}

type WriteCode = (purpose: CodePurpose, ad: Pick<AdClaims, 'campaign' | 'placement'>) => string

/** The code of an image is the same for a day, for everybody: it can be cached, and no two users differ by it. */
function createWriteCode(codes: AdCodes, { now, randomBytes }: { now: number; randomBytes: (count: number) => Uint8Array }): WriteCode {
  return (purpose, ad) => {
    const from = purpose === 'image' ? now - (now % DAY_MS) : now
    const nonce = purpose === 'image' ? 'image' : Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url')
    return codes.write(purpose, { ...ad, expires: from + VALID_MS[purpose], nonce })
  }
}

interface ReplyInput {
  readonly plusAvailable: boolean
  readonly locale: string
  readonly write: WriteCode
}

function replyOf(choices: ReadonlyMap<Placement, Choice>, input: ReplyInput): AdReply {
  const slots = [...choices].map(([placement, choice]) => [
    placement,
    choice.kind === 'ad' ? foundAd(choice.campaign, placement, input) : { status: choice.reason },
  ])
  const reasons = [...choices.values()].flatMap((choice) => (choice.kind === 'none' ? [choice.reason] : []))
  const reason = reasons.length === choices.size ? reasonOf(reasons) : undefined
  return { ...(reason === undefined ? {} : { status: reason }), plusAvailable: input.plusAvailable, ...Object.fromEntries(slots) }
}

/** Of several reasons the one that time heals first. */
function reasonOf(reasons: readonly NoAdReason[]): NoAdReason | undefined {
  return (['cap_reached', 'geo_unsupported', 'empty'] as const).find((reason) => reasons.includes(reason))
}

function foundAd(campaign: AdCampaign, placement: Placement, { locale, write }: ReplyInput): FoundAd {
  const lang = isInterfaceLocale(locale) && campaign.texts[locale] !== undefined ? locale : DEFAULT_LOCALE
  const { heading, copy, cta, alt } = campaign.texts[lang] ?? campaign.texts[DEFAULT_LOCALE]
  const { id, version = 2, colors, images } = campaign
  const ad = { campaign: id, placement }
  return {
    status: 'success',
    version,
    lang,
    heading: heading ?? null,
    copy,
    cta: cta ?? null,
    alt: alt ?? null,
    click: write('click', ad),
    view: write('view', ad),
    image: images?.[placement] === undefined ? null : write('image', ad),
    colors: version === 1 ? null : (colors ?? null),
  }
}
