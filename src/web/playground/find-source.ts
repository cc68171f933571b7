import type { PlayState } from '#contracts/play-state.ts'
import { decodePlayState } from '../ui/play-frame/encode-play-state.ts'
import type { PlayCode } from './code/play-code.ts'
import { EMPTY_MODEL, type PlayModel } from './code/play-model.ts'
import { findSessionCode } from './session-code.ts'
import { openShare } from './share/open-share.ts'
import type { OpenedShare } from './share/share-props.ts'

/** What a playground begins with. */
export type Source =
  | { readonly kind: 'opened'; readonly opened: Omit<PlayModel, 'version'> }
  /** The address holds something that is no code. */
  | { readonly kind: 'bad-state' }
  | { readonly kind: 'problem'; readonly id: string; readonly problem: Exclude<OpenedShare, { readonly kind: 'code' }> }

interface SourceInput {
  /** `location.search` */
  readonly query: string
  /** A page of the site's own content led here. */
  readonly isFromOwnPage: boolean
}

/**
 * Where the code is from: `state` in the address, the permalink `id`, else what this tab has (docs/behaviour/shared-code.md 9), else nothing. What the
 * user made of the code of an address is stored for that address, so that a reload loses nothing.
 */
export async function findSource({ query, isFromOwnPage }: SourceInput): Promise<Source> {
  const asked = new URLSearchParams(query)
  const stored = findSessionCode()
  const [state, id] = [asked.get('state'), asked.get('id')]
  if (state === null && id === null) return { kind: 'opened', opened: stored?.model ?? EMPTY_MODEL }
  if (stored?.query === query) return { kind: 'opened', opened: stored.model }
  if (state !== null) return sourceOfState(await decodePlayState(state), isFromOwnPage)
  return openPermalink(id ?? '')
}

/** What a permalink leads to. It is code of others: its user is asked. */
export async function openPermalink(id: string, confirmed?: 'confirmed'): Promise<Source> {
  const share = await openShare(id, confirmed)
  if (share.kind !== 'code') return { kind: 'problem', id, problem: share }
  return { kind: 'opened', opened: { code: share.code, original: share.code, id, isTrusted: false, document: `id:${id}` } }
}

function sourceOfState(state: PlayState | undefined, isTrusted: boolean): Source {
  if (state === undefined) return { kind: 'bad-state' }
  const code = codeOfState(state)
  return { kind: 'opened', opened: { code, original: code, isTrusted, document: 'state' } }
}

function codeOfState({ html, css, js, wat, src, isModule, isTypeScript, importMap }: PlayState): PlayCode {
  const options = {
    ...(isModule === undefined ? {} : { isModule }),
    ...(isTypeScript === undefined ? {} : { isTypeScript }),
    ...(importMap === undefined ? {} : { importMap }),
  }
  return {
    html,
    css,
    js,
    ...(wat === undefined ? {} : { wat }),
    ...(src === undefined ? {} : { src }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  }
}
