import { countOf } from '#contracts/count-of.ts'
import { type CountLine, listCounts } from '#server/ads/ad-counts.ts'
import { listCampaigns, putCampaign, removeCampaign, type StoredCampaign, setState } from '#server/ads/campaign-rows.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { findSubcommand, type Subcommand } from './find-subcommand.ts'
import { noteAudit } from './note-audit.ts'
import { readCampaign } from './read-campaign.ts'
import { withStore } from './with-store.ts'

const [DONE, FAILED] = [0, 1]

const HELP = `lectern ads <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

  list          print all campaigns
  add FILE      store the campaign of a JSON file (docs/guides/ads.md), or replace the one of the same id; counts stay
  pause ID      show a campaign no more, until it is resumed
  resume ID     show it again
  remove ID     remove a campaign with its images; its counts stay
  report [ID]   print views and clicks by campaign and day; those of the site's own ads begin with house.

  --json        print the result as JSON. Exit codes: 0 success, 1 there is no such campaign, 2 wrong arguments or a file that can't be used`

interface AdsCommand extends Subcommand {
  readonly run: (store: Store, config: Config, word: string) => Promise<number>
}

const COMMANDS: readonly AdsCommand[] = [
  { name: 'list', usage: 'list', least: 0, most: 0, run: list },
  { name: 'add', usage: 'add FILE', least: 1, most: 1, run: add },
  { name: 'pause', usage: 'pause ID', least: 1, most: 1, run: (store, config, id) => change(store, config, { id, state: 'paused' }) },
  { name: 'resume', usage: 'resume ID', least: 1, most: 1, run: (store, config, id) => change(store, config, { id, state: 'active' }) },
  { name: 'remove', usage: 'remove ID', least: 1, most: 1, run: remove },
  { name: 'report', usage: 'report [ID]', least: 0, most: 1, run: report },
]

/**
 * `lectern ads`: the campaigns of advertisers (docs/behaviour/ads.md 11).
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function ads(config: Config): Promise<number> {
  const found = findSubcommand('ads', COMMANDS, config.words)
  if (found === undefined) {
    console.log(HELP)
    return DONE
  }
  const { command, words } = found
  return await withStore(config, (store) => command.run(store, config, words[0] ?? ''))
}

async function list(store: Store, { isJson }: Config): Promise<number> {
  const campaigns = await listCampaigns(store.db)
  if (isJson) console.log(JSON.stringify(campaigns.map(({ campaign, state }) => ({ ...campaign, state }))))
  else console.log(campaigns.length === 0 ? 'no campaigns' : campaigns.map(describe).join('\n'))
  return DONE
}

function describe({ campaign: { id, placements, starts, ends, countries, link }, state }: StoredCampaign): string {
  const days = starts === undefined && ends === undefined ? [] : [`${starts ?? ''} to ${ends ?? ''}`.trim()]
  return [id, state, placements.join(' '), ...days, ...(countries === undefined ? [] : [countries.join(' ')]), link].join(', ')
}

async function add(store: Store, { isJson }: Config, file: string): Promise<number> {
  const { campaign, images } = await readCampaign(file)
  const isReplaced = await putCampaign(store, { campaign, images, now: Date.now() })
  await noteAudit(store, 'ads.add', { campaign: campaign.id })
  const { id } = campaign
  console.log(
    isJson
      ? JSON.stringify({ id, isReplaced, images: images.length })
      : `${isReplaced ? 'replaced' : 'added'} ${id} with ${countOf(images.length, 'image')}`,
  )
  return DONE
}

async function change(
  store: Store,
  { isJson }: Config,
  { id, state }: { readonly id: string; readonly state: StoredCampaign['state'] },
): Promise<number> {
  if (!(await setState(store.db, id, { state, now: Date.now() }))) return missing(id)
  await noteAudit(store, state === 'paused' ? 'ads.pause' : 'ads.resume', { campaign: id })
  console.log(isJson ? JSON.stringify({ id, state }) : `${id} is ${state}`)
  return DONE
}

async function remove(store: Store, { isJson }: Config, id: string): Promise<number> {
  if (!(await removeCampaign(store, id))) return missing(id)
  await noteAudit(store, 'ads.remove', { campaign: id })
  console.log(isJson ? JSON.stringify({ id, state: 'removed' }) : `removed ${id}`)
  return DONE
}

async function report(store: Store, { isJson }: Config, id: string): Promise<number> {
  const lines = await listCounts(store.db, id === '' ? undefined : id)
  if (isJson) console.log(JSON.stringify(lines))
  else console.log(lines.length === 0 ? 'no views and no clicks' : ['campaign, day, views, clicks', ...lines.map(lineOf)].join('\n'))
  return DONE
}

function lineOf({ campaign, day, views, clicks }: CountLine): string {
  return [campaign, day, views, clicks].join(', ')
}

function missing(id: string): number {
  console.error(`there is no campaign ${JSON.stringify(id)}`)
  return FAILED
}
