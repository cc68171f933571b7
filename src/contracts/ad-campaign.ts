import Type, { type Static } from 'typebox'
import { PLACEMENTS, type Placement as PlacementName } from './ad-placements.ts'
import { closedObject } from './closed-object.ts'
import { DEFAULT_LOCALE, INTERFACE_LOCALES, type InterfaceLocale } from './locales.ts'

const line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f]*$',
    description: `one line of at most ${maxLength} characters`,
  })

/** What an ad says in one language. */
const AdText = closedObject({
  heading: Type.Optional(line(60)),
  copy: line(160),
  /** What a click does. */
  cta: Type.Optional(line(30)),
  /** What its image shows; absent: the image says nothing that the text does not say. */
  alt: Type.Optional(line(160)),
})
export type AdText = Static<typeof AdText>

/** A text for each language of the interface; where one is missing, the English one is shown. */
const AdTexts = Type.Unsafe<{ readonly [DEFAULT_LOCALE]: AdText } & Readonly<Partial<Record<InterfaceLocale, AdText>>>>(
  closedObject(Object.fromEntries(INTERFACE_LOCALES.map(({ code }) => [code, code === DEFAULT_LOCALE ? AdText : Type.Optional(AdText)]))),
)

const Color = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'a colour such as #0a1b2c' })

/** The colours of an ad, for the light theme and for the dark one. */
export const AdColors = closedObject({
  textColor: Color,
  backgroundColor: Color,
  ctaTextColor: Color,
  ctaBackgroundColor: Color,
  textColorDark: Color,
  backgroundColorDark: Color,
  ctaTextColorDark: Color,
  ctaBackgroundColorDark: Color,
})
export type AdColors = Static<typeof AdColors>

const Day = Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$', description: 'a day such as 2027-06-30' })
const Cap = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

const Placement = Type.Enum([...PLACEMENTS])
const Path = Type.String({
  pattern: '^[^/\\\\].*$',
  maxLength: 300,
  description: 'the path of an image, relative to the file that names it',
})

const Images = Type.Unsafe<Readonly<Partial<Record<PlacementName, string>>>>(
  closedObject(Object.fromEntries(PLACEMENTS.map((name) => [name, Type.Optional(Path)]))),
)

/** A campaign, as `lectern ads add` and `site.json` take it (docs/guides/ads.md). */
export const AdCampaign = closedObject({
  id: Type.String({
    pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
    description: 'at most 60 lower-case letters, digits and hyphens, not beginning with a hyphen',
  }),
  /** 2: an ad with colours of its own and a square image at the side. 1: the older form, in the colours of the site. */
  version: Type.Optional(Type.Enum([1, 2])),
  placements: Type.Array(Placement, { minItems: 1, uniqueItems: true }),
  /** Where it leads: a path of this site, or an address elsewhere by https. */
  link: Type.String({ minLength: 1, maxLength: 2048 }),
  texts: AdTexts,
  colors: Type.Optional(AdColors),
  /** Paths of raster images by placement, relative to the file that names them. */
  images: Type.Optional(Images),
  /** Countries (ISO 3166-1 alpha-2) in which it is shown; absent: all. */
  countries: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$', description: 'two capital letters such as DE' }), {
      minItems: 1,
      maxItems: 300,
      uniqueItems: true,
    }),
  ),
  /** Words of which a page's address has one; absent: it is shown on all pages. */
  keywords: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9_:.-]{1,60}$', description: 'at most 60 lower-case letters, digits and _:.-' }), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
    }),
  ),
  /** The first and the last day on which it is shown, in UTC. */
  starts: Type.Optional(Day),
  ends: Type.Optional(Day),
  /** How many views and clicks are counted at most; then it is shown no more. */
  caps: Type.Optional(closedObject({ views: Type.Optional(Cap), viewsPerDay: Type.Optional(Cap), clicks: Type.Optional(Cap) })),
})
export type AdCampaign = Static<typeof AdCampaign>

/**
 * What the schema cannot say of a campaign: why it can't be used, in a sentence for who wrote it; undefined when it can.
 *
 * @param campaign as the schema has it
 */
export function findCampaignProblem({ link, starts, ends, placements, images = {} }: AdCampaign): string | undefined {
  if (!isAdLink(link))
    return `\`link\` must be an address that begins with https://, or a path of this site such as /en-US/plus; found ${link}`
  if (starts !== undefined && ends !== undefined && starts > ends) return `\`starts\` (${starts}) is after \`ends\` (${ends})`
  const other = Object.keys(images).find((name) => !placements.some((placement) => placement === name))
  if (other !== undefined) return `\`images\` has an image for ${other}, which is not in \`placements\``
  return undefined
}

/** A path from one slash on, or a host with a name and no user before it; then only characters that no browser drops or rewrites (RFC 3986 section 2). */
const LINK = /^(?:https:\/\/[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,9}(?::\d{1,5})?(?=[/?#]|$)|\/(?!\/))[\w.~%:@!$&'()*+,;=?#/-]*$/

function isAdLink(link: string): boolean {
  return LINK.test(link)
}
