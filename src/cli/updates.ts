import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compatUpdates } from '#content/data/compat-updates.ts'
import { createDataSources } from '#content/data/data-sources.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import type { Store } from '#server/store/store.ts'
import { NO_UPDATES, readBuiltPages, readBuiltUpdates } from '#server/updates/built-updates.ts'
import { readStoredUpdates, removeStoredUpdates, storeUpdates } from '#server/updates/stored-updates.ts'
import { compareUpdates, countEvents } from '#updates/compare-updates.ts'
import type { UpdatesData } from '#updates/updates-data.ts'
import type { Config } from './config.ts'
import { findSubcommand, type Subcommand } from './find-subcommand.ts'
import { noteAudit } from './note-audit.ts'
import { readCompatFile } from './read-compat-file.ts'
import { sendDigestMails } from './send-digest-mails.ts'
import { ConfigError } from './setting.ts'
import { withStore } from './with-store.ts'

const [DONE, FAILED] = [0, 1]
const DAY_MS = 24 * 60 * 60_000
/** So many new releases are named. */
const NAMED_MAX = 20

const HELP = `lectern updates <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

  status          print which compatibility data the updates come from: that of the build, and that of the last refresh
  refresh [FILE]  collect the updates from the installed @mdn/browser-compat-data, or from the data.json of another version, and store them. The servers
                  show the newer of the stored updates and those of the build, within a minute
  reset           delete the stored updates: those of the build are shown
  digest          send the weekly mail to those who asked for it and for whom something is new; run it with a timer, once a day or once a week

  --json          print the result as JSON. Exit codes: 0 success, 1 the data is older than what is shown or not all mails were sent, 2 wrong arguments or
                  no compatibility data, 130 interrupted`

interface UpdatesCommand extends Subcommand {
  readonly run: (store: Store, config: Config, run: { readonly words: readonly string[]; readonly signal: AbortSignal }) => Promise<number>
}

const COMMANDS: readonly UpdatesCommand[] = [
  { name: 'status', usage: 'status', least: 0, most: 0, run: printStatus },
  { name: 'refresh', usage: 'refresh [FILE]', least: 0, most: 1, run: (store, config, { words: [file] }) => refresh(store, config, file) },
  { name: 'reset', usage: 'reset', least: 0, most: 0, run: reset },
  { name: 'digest', usage: 'digest', least: 0, most: 0, run: (store, config, { signal }) => sendDigestMails(config, store, signal) },
]

/**
 * `lectern updates`: newer updates without a new build (docs/behaviour/updates.md 14 to 16).
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function updates(config: Config, signal: AbortSignal): Promise<number> {
  const found = findSubcommand('updates', COMMANDS, config.words)
  if (found === undefined) {
    console.log(HELP)
    return DONE
  }
  const { command, words } = found
  return await withStore(config, (store) => command.run(store, config, { words, signal }))
}

async function printStatus(store: Store, config: Config): Promise<number> {
  const { built, stored } = await readBoth(config, store)
  const isStored = stored.timestamp > built.timestamp
  const shown = isStored ? 'stored' : 'build'
  print(config, { build: viewData(built), stored: viewData(stored), shown }, [
    `build: ${describeData(built)}${isStored ? '' : ', shown'}`,
    `stored: ${describeData(stored)}${isStored ? ', shown' : ''}`,
  ])
  return DONE
}

async function refresh(store: Store, config: Config, file: string | undefined): Promise<number> {
  const data = createDataSources([])
  const snapshot = file === undefined ? data.get('compat').snapshot : await readCompatFile(file)
  const updates = compatUpdates(snapshot, data.get('features'))
  if (updates.timestamp > new Date(Date.now() + DAY_MS).toISOString())
    throw new ConfigError(`${file ?? 'the installed data'} says in __meta that it was made in the future: ${updates.timestamp}`)
  if (countEvents(updates) === 0)
    throw new ConfigError(`${file ?? 'the installed data'} has no feature that a known release added or removed`)
  const { built, stored } = await readBoth(config, store)
  const before = stored.timestamp > built.timestamp ? stored : built
  if (updates.timestamp < before.timestamp) {
    console.error(`not stored: ${describeData(updates)} is older than what is shown, ${describeData(before)}`)
    return FAILED
  }
  if (!(await storeUpdates(store.db, updates, Date.now()))) {
    console.error(`not stored: another program has just stored newer updates; see lectern updates status`)
    return FAILED
  }
  await noteAudit(store, 'updates.refresh', { version: updates.version })
  const change = compareUpdates(before, updates)
  print(config, { ...viewData(updates), before: before.version, change }, [
    `stored: ${describeData(updates)}`,
    before.timestamp === ''
      ? 'no updates were shown before'
      : `compared with ${before.version}: new releases: ${change.releases.length}, new events: ${change.added}, events gone: ${change.removed}`,
    ...change.releases.slice(0, before.timestamp === '' ? 0 : NAMED_MAX).map((release) => `  ${release}`),
  ])
  return DONE
}

async function reset(store: Store, config: Config): Promise<number> {
  await removeStoredUpdates(store.db)
  await noteAudit(store, 'updates.reset')
  const { built } = await readBoth(config, store)
  print(config, { build: viewData(built) }, ['the stored updates are deleted', `build: ${describeData(built)}, shown`])
  return DONE
}

/** The updates of the build, where there is one, and the stored ones. */
async function readBoth({ siteFolder }: Config, { db }: Store): Promise<{ readonly built: UpdatesData; readonly stored: UpdatesData }> {
  return { built: await readBuilt(siteFolder), stored: (await readStoredUpdates(db))?.updates ?? NO_UPDATES }
}

async function readBuilt(siteFolder: string): Promise<UpdatesData> {
  if (!existsSync(join(siteFolder, 'current'))) return NO_UPDATES
  const site = openBuiltSite(siteFolder)
  try {
    const snapshot = site.current()
    return await readBuiltUpdates(snapshot, (await readBuiltPages(snapshot)).pages.data)
  } finally {
    await site.close()
  }
}

function viewData(updates: UpdatesData): object | null {
  const { version, timestamp, releases, features } = updates
  if (timestamp === '') return null
  return { version, timestamp, releases: releases.length, features: features.length, events: countEvents(updates) }
}

function describeData(updates: UpdatesData): string {
  const { version, timestamp, releases, features } = updates
  if (timestamp === '') return 'none'
  const counts = `${releases.length} releases, ${features.length} features, ${countEvents(updates)} events`
  return `compatibility data ${version} of ${timestamp.slice(0, '2026-11-10'.length)}: ${counts}`
}

function print({ isJson }: Config, data: object, lines: readonly string[]): void {
  console.log(isJson ? JSON.stringify(data) : lines.join('\n'))
}
