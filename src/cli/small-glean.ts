import type { Plugin } from 'vite'

/** Glean's module that writes to the console of users: a line for each ping that was sent. */
const LOG_MODULE = /\/@mozilla\/glean\/dist\/core\/log\.js$/
const WARNINGS_ONLY = `
export const LoggingLevel = { Debug: 'debug', Info: 'info', Warn: 'warn', Error: 'error', Trace: 'trace' }
export default (name, message, level = 'debug') => {
  if (level !== 'debug' && level !== 'info') console[level]('(Glean.' + name + ')', ...[message].flat())
}`

/** The compression that Glean imports. It leaves a ping as it is where this throws; our uploader lets the browser compress. */
const GZIP_MODULE = /\/node_modules\/fflate\/esm\/browser\.js$/
const NO_GZIP = `
export const strToU8 = (text) => new TextEncoder().encode(text)
export const gzipSync = () => {
  throw new Error('the browser compresses pings')
}`

/** A plugin that leaves out a fifth of Glean: what is never used here, and its lines in the console of users (docs/decisions/0136). */
export function smallGlean(): Plugin {
  return {
    name: 'small-glean',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (LOG_MODULE.test(id) ? WARNINGS_ONLY : GZIP_MODULE.test(id) ? NO_GZIP : undefined),
    },
  }
}
