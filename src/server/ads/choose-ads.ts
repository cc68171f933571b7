import type { AdCampaign } from '#contracts/ad-campaign.ts'
import { PLACEMENTS, type Placement } from '#contracts/ad-placements.ts'
import { ADS_MAX } from '#contracts/ad-sizes.ts'
import type { NoAdReason } from '#contracts/ads.ts'

/** What a choice is made from: nothing of the user but the country. */
export interface ChoiceInput {
  /** Those that run today; those of the site itself last. */
  readonly campaigns: readonly AdCampaign[]
  /** Their ids: an ad of the site itself comes only where no campaign does. */
  readonly houseIds: ReadonlySet<string>
  /** Ids of campaigns whose caps are reached. */
  readonly capped: ReadonlySet<string>
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Words of the page, in lower case. */
  readonly keywords: readonly string[]
  readonly placements: readonly Placement[]
  /** From 0 to below 1. */
  readonly random: () => number
}

export type Choice = { readonly kind: 'ad'; readonly campaign: AdCampaign } | { readonly kind: 'none'; readonly reason: NoAdReason }

/**
 * An ad for each placement, or why there is none (docs/behaviour/ads.md 2 and 5): two at most, in the order of the placements, and none of them twice.
 */
export function chooseAds({ placements, ...input }: ChoiceInput): ReadonlyMap<Placement, Choice> {
  const choices = new Map<Placement, Choice>()
  const shown = new Set<string>()
  for (const placement of PLACEMENTS.filter((name) => placements.includes(name))) {
    const choice = shown.size < ADS_MAX ? chooseFor(placement, input, shown) : NONE
    if (choice.kind === 'ad') shown.add(choice.campaign.id)
    choices.set(placement, choice)
  }
  return choices
}

const NONE: Choice = { kind: 'none', reason: 'empty' }

function chooseFor(placement: Placement, input: Omit<ChoiceInput, 'placements'>, shown: ReadonlySet<string>): Choice {
  const { country, keywords, capped, houseIds, random } = input
  const fitting = input.campaigns.filter(
    (campaign) => campaign.placements.includes(placement) && !shown.has(campaign.id) && isAbout(campaign, keywords),
  )
  const here = fitting.filter(({ countries }) => countries === undefined || countries.includes(country))
  const open = here.filter(({ id }) => !capped.has(id))
  const ranks = Map.groupBy(open, ({ id, keywords: own }) => (houseIds.has(id) ? 2 : own === undefined ? 1 : 0))
  const best = ranks.get(0) ?? ranks.get(1) ?? ranks.get(2) ?? []
  const campaign = best[Math.floor(random() * best.length)]
  if (campaign !== undefined) return { kind: 'ad', campaign }
  if (here.length > 0) return { kind: 'none', reason: 'cap_reached' }
  return fitting.length > 0 ? { kind: 'none', reason: 'geo_unsupported' } : NONE
}

function isAbout({ keywords: own }: AdCampaign, keywords: readonly string[]): boolean {
  return own === undefined || own.some((word) => keywords.includes(word))
}
