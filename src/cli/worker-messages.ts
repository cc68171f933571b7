import type { Config } from './config.ts'

/** What the first process sends to one that serves: its settings, once; that it has to stop. */
export type ToWorker = { readonly kind: 'serve'; readonly config: Config } | { readonly kind: 'stop' }

/** What a process that serves sends back: that it listens, or one line for the operator why it can't. */
export type FromWorker = { readonly kind: 'listening'; readonly url: string } | { readonly kind: 'failed'; readonly reason: string }
