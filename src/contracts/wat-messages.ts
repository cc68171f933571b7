/** A request of a page of the site to the frame that compiles WebAssembly text. */
export interface WatRequest {
  readonly typ: 'wat'
  /** Comes back with the response. */
  readonly id: number
  readonly text: string
}

/** The messages of that frame to the page around it. */
export type WatAnswer =
  /** It listens. */
  | { readonly typ: 'ready' }
  /** The module in base64. */
  | { readonly typ: 'compiled'; readonly id: number; readonly wasm: string }
  /** Why there is none: line and column, and what is wrong there. */
  | { readonly typ: 'not-compiled'; readonly id: number; readonly reason: string }
