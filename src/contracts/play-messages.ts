import type { PlayTheme } from './play-state.ts'

/** Ways to print, as the methods of `console` are called, and what the runner adds: an uncaught error, and what it says itself. */
export const PLAY_METHODS = [
  'log',
  'info',
  'debug',
  'warn',
  'error',
  'table',
  'dir',
  'trace',
  'assert',
  'count',
  'time',
  'group',
  'groupCollapsed',
  'clear',
  'uncaught',
  'notice',
] as const
export type PlayMethod = (typeof PLAY_METHODS)[number]

export const PLAY_LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const
export type PlayLevel = (typeof PLAY_LEVELS)[number]

export const PLAY_KINDS = [
  'undefined',
  'null',
  'boolean',
  'number',
  'bigint',
  'string',
  'symbol',
  'function',
  'array',
  'object',
  'map',
  'set',
  'error',
  'date',
  'regexp',
  'node',
  /** Something that can't be looked into, or stands within itself, or lies deeper than is shown. */
  'opaque',
] as const
export type PlayKind = (typeof PLAY_KINDS)[number]

/** How deep values are described. */
export const MAX_VALUE_DEPTH = 5

/** One entry of a value: a property, an element, a pair of a Map, a member of a Set. */
export interface PlayEntry {
  /** Absent for members of a Set. */
  readonly key?: PlayValue
  readonly value: PlayValue
}

/** A value that code printed, described faithfully and within bounds; it holds nothing but plain data. */
export interface PlayValue {
  readonly kind: PlayKind
  /**
   * Of primitives and all that is shown by a text: as JavaScript writes it (`-0`, `5n`, `Symbol(a)`), of strings the text itself, without
   * quotes; of errors the stack; of nodes the markup; of all else the name of the class, such as `Uint8Array`.
   */
  readonly text: string
  /** Of what holds others: what is in it, in order. Empty when there is none. */
  readonly entries?: readonly PlayEntry[]
  /** How many entries, or characters of `text`, there are besides those shown. Absent: none. */
  readonly more?: number
}

export const PLAY_PARTS = ['html', 'js', 'input'] as const

/** Where in the author's code something was: the part of it, and the line, from 1. */
export interface PlayPlace {
  readonly part: (typeof PLAY_PARTS)[number]
  readonly line: number
}

/** One line of the console. */
export interface PlayLine {
  readonly method: PlayMethod
  readonly level: PlayLevel
  readonly args: readonly PlayValue[]
  /** How many groups it stands in. */
  readonly depth: number
  /** How often it was printed in a row. */
  readonly count: number
  readonly place?: PlayPlace
}

/** The messages of a frame to the page around it. */
export type FrameMessage =
  /** Its script has begun; `blank` waits for code. */
  | { readonly typ: 'ready'; readonly isBlank: boolean }
  /** All of the code's document is there. */
  | { readonly typ: 'loaded' }
  | { readonly typ: 'console'; readonly lines: readonly PlayLine[] }
  | { readonly typ: 'result'; readonly id: number; readonly value: PlayValue; readonly isError: boolean }
  /** The code that the frame was given could not be shown. */
  | { readonly typ: 'rejected'; readonly status: number }

/** The messages of the page to a frame. */
export type ParentMessage =
  /** Compressed code, for a blank frame. */
  | { readonly typ: 'state'; readonly bytes: Uint8Array }
  | { readonly typ: 'theme'; readonly theme: PlayTheme }
  /** Declarations for the element that an interactive example is about. */
  | { readonly typ: 'choice'; readonly code: string }
  /** A line of input to the console. */
  | { readonly typ: 'input'; readonly id: number; readonly code: string }
