// `npm start` and `npm test` run this first, on whatever Node the machine has: nothing here may be newer than Node 14 reads,
// so that an old one gets a sentence and not a syntax error. The work itself is in setup/run.mjs.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Lectern: Node 20.19 or newer is needed to set up, this is ${process.version}. Install Node 24 from https://nodejs.org/ and run the same command again.`,
  )
  process.exit(1)
}

import('./setup/run.mjs').then(({ run }) => run(process.argv.slice(2)))
