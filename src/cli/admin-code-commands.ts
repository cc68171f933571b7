import { countOf } from '#contracts/count-of.ts'
import type { CodeView, ShareDecision } from '#contracts/playground.ts'
import { terminalLine } from '#contracts/terminal-line.ts'
import { createModeration } from '#server/playground/moderate-shares.ts'
import { isShareId } from '#server/playground/share-id.ts'
import { type AdminCommand, type AdminContext, AdminError, type Outcome } from './admin-command.ts'
import { ACTOR } from './note-audit.ts'
import { ConfigError } from './setting.ts'

/** The words for a decision that is done. */
const DONE: Readonly<Record<ShareDecision, string>> = {
  keep: 'kept: it is shown as before',
  remove: 'removed: users no longer see it, and it cannot be shared again',
  restore: 'restored: it is shown again',
}

/** The commands that decide on code which users share. */
export const CODE_COMMANDS: readonly AdminCommand[] = [
  {
    name: 'flagged-code',
    usage: 'flagged-code [PAGE]',
    meaning: 'list shared code that waits for a decision, oldest first',
    least: 0,
    most: 1,
    run: listFlagged,
  },
  { name: 'show-code', usage: 'show-code CODE', meaning: 'show shared code and its reports', least: 1, most: 1, run: showCode },
  {
    name: 'keep-code',
    usage: 'keep-code CODE',
    meaning: 'keep reported code: users see it as before',
    least: 1,
    most: 1,
    run: (context, words) => decide(context, words, 'keep'),
  },
  {
    name: 'remove-code',
    usage: 'remove-code CODE',
    meaning: 'remove code: users no longer see it',
    least: 1,
    most: 1,
    run: (context, words) => decide(context, words, 'remove'),
  },
  {
    name: 'restore-code',
    usage: 'restore-code CODE',
    meaning: 'undo the removal of code',
    least: 1,
    most: 1,
    run: (context, words) => decide(context, words, 'restore'),
  },
]

async function listFlagged(context: AdminContext, [word = '1']: readonly string[]): Promise<Outcome> {
  const page = Number(word)
  if (!Number.isSafeInteger(page) || page < 1) throw new ConfigError(`${JSON.stringify(word)} is not a page number`)
  const found = await createModeration(context).listFlagged(page, ACTOR)
  const lines = found.items.map(
    ({ id, state, flags, flagged_at, excerpt }) => `${id}  ${state}  flagged ${countOf(flags, 'time')}, last ${flagged_at}  ${excerpt}`,
  )
  return { data: found, text: asText([`waiting for a decision: ${found.total}`, ...lines].join('\n')) }
}

async function showCode(context: AdminContext, [word = '']: readonly string[]): Promise<Outcome> {
  const view = await createModeration(context).inspect(getId(word), ACTOR)
  if (view === undefined) throw noShare(word)
  return { data: view, text: asText(listFacts(view)) }
}

async function decide(context: AdminContext, [word = '']: readonly string[], decision: ShareDecision): Promise<Outcome> {
  const id = getId(word)
  const decided = await createModeration(context).decide(id, decision, ACTOR)
  if (decided === 'unknown') throw noShare(word)
  if (decided === 'impossible') {
    throw new AdminError(
      decision === 'restore' ? `${id} is not removed, so there is nothing to restore` : `${id} was removed: restore it to ${decision} it`,
    )
  }
  return { data: { id, decision }, text: `${id} is ${DONE[decision]}` }
}

/** @param word an id, or the address of the page that shows the code */
function getId(word: string): string {
  const id = URL.parse(word)?.searchParams.get('id') ?? word
  if (!isShareId(id)) throw new ConfigError(`${JSON.stringify(word)} is neither the id nor the address of shared code`)
  return id
}

function noShare(word: string): AdminError {
  return new AdminError(`there is no shared code ${JSON.stringify(word)}, or its owner stopped sharing it`)
}

function listFacts({ id, state, shares, created_at, decided_at, flags, html, css, js, wat = '', src, options }: CodeView): string {
  const facts = [
    `id: ${id}`,
    `state: ${state}`,
    `shared by: ${shares}`,
    `created_at: ${created_at}`,
    `decided_at: ${decided_at ?? 'never'}`,
    `from page: ${src ?? 'none'}`,
    `options: ${JSON.stringify(options ?? {})}`,
    `flags: ${flags.length}`,
  ]
  const lines = flags.map(({ at, reason }) => `  ${at}  ${reason === '' ? '(no reason)' : reason}`)
  const parts = Object.entries({ html, css, js, wat }).flatMap(([name, text]) =>
    text === null || text === '' ? [] : ['', `--- ${name} ---`, text],
  )
  return [...facts, ...lines, ...parts].join('\n')
}

/** Untrusted text of several lines for a terminal. */
function asText(text: string): string {
  return text.split('\n').map(terminalLine).join('\n')
}
