import type { ShareOptions } from '#contracts/playground.ts'
import { EMPTY_CODE, isSameCode, PLAY_LANGUAGES, type PlayCode, type PlayLanguage } from './play-code.ts'

/** A draft that is open: `saved` is what stands in it. */
export interface OpenDraft {
  readonly id: string
  readonly name: string
  /** How often it had been saved when this tab last read or wrote it. */
  readonly revision: number
  readonly saved: PlayCode
  /** False: it was saved from code of others that no one had allowed to run. */
  readonly isTrusted: boolean
}

/** What stands in the editors and where it is from. */
export interface PlayModel {
  readonly code: PlayCode
  /** Where Reset leads; absent: the code is from nowhere else. */
  readonly original?: PlayCode | undefined
  /** The permalink that was opened. */
  readonly id?: string | undefined
  readonly draft?: OpenDraft | undefined
  /** False: others shared the code, and the user has not said that it may run. */
  readonly isTrusted: boolean
  /** Counts how often code was put into the editors by something else than them. */
  readonly version: number
  /** What the editors' undo histories belong to. */
  readonly document: string
}

export type PlayAction =
  | { readonly type: 'edit'; readonly language: PlayLanguage; readonly text: string }
  /** Other code, as an edit that can be undone: by Reset. */
  | { readonly type: 'replace'; readonly code: PlayCode }
  /** What Format made of the code, as far as no one has changed that meanwhile. */
  | {
      readonly type: 'replace-unchanged'
      readonly before: PlayCode
      readonly changed: Readonly<Partial<Record<PlayLanguage, string>>>
    }
  /** All of the code away, as an edit that can be undone; Reset still leads back. */
  | { readonly type: 'clear' }
  /** Other code in its own right. */
  | { readonly type: 'open'; readonly opened: Omit<PlayModel, 'version'> }
  | { readonly type: 'set-options'; readonly options: ShareOptions }
  /** The editor of WebAssembly text comes, or goes with its text. */
  | { readonly type: 'use-wat'; readonly isUsed: boolean }
  | { readonly type: 'trust' }
  | { readonly type: 'save'; readonly draft: OpenDraft }
  /** The draft is there no more. */
  | { readonly type: 'forget-draft' }
  /** The permalink of code: of what was sent, not of what stands in the editors by now. */
  | { readonly type: 'share'; readonly id: string; readonly code: PlayCode }
  /** The shared code is the user's own from now on. */
  | { readonly type: 'fork' }

export const EMPTY_MODEL: PlayModel = { code: EMPTY_CODE, isTrusted: true, version: 0, document: '' }

/** The model after something was done. */
export function reduceModel(model: PlayModel, action: PlayAction): PlayModel {
  switch (action.type) {
    case 'edit':
      return { ...model, code: { ...model.code, [action.language]: action.text } }
    case 'replace':
      return { ...model, code: action.code, version: model.version + 1 }
    case 'replace-unchanged': {
      const changed = Object.fromEntries(
        PLAY_LANGUAGES.flatMap((language) =>
          model.code[language] === action.before[language] && action.changed[language] !== undefined
            ? [[language, action.changed[language]]]
            : [],
        ),
      )
      return { ...model, code: { ...model.code, ...changed }, version: model.version + 1 }
    }
    case 'clear':
      return { ...model, code: EMPTY_CODE, version: model.version + 1 }
    case 'open':
      return { ...action.opened, version: model.version + 1 }
    case 'set-options':
      return { ...model, code: { ...model.code, options: action.options } }
    case 'use-wat':
      return { ...model, code: { ...model.code, wat: action.isUsed ? (model.code.wat ?? '') : undefined } }
    case 'trust':
      return { ...model, isTrusted: true }
    case 'save':
      return { ...model, draft: action.draft }
    case 'forget-draft':
      return { ...model, draft: undefined }
    case 'share':
      return { ...model, id: action.id, original: action.code }
    case 'fork':
      return { ...model, id: undefined }
  }
}

/** Whether leaving the code for other code would lose something. */
export function isUnsaved({ code, original, draft }: PlayModel): boolean {
  return !isSameCode(code, draft?.saved ?? original ?? EMPTY_CODE)
}
