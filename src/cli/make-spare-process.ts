import { makeSpare } from '#content/build/make-spare.ts'

/* The process that makes the spare folder of a site. When it can't, the next build links the files itself. */
const [site = ''] = process.argv.slice(2)
try {
  makeSpare(site)
} catch {
  process.exitCode = 1
}
