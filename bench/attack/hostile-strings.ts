import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'

/*
 * Prints one of the hostile strings that the other scripts here and the tests use, so that a finding can be tried by itself. The
 * generator is src/contracts/hostile-strings.fixture.ts.
 *
 *   node bench/attack/hostile-strings.ts NUMBER [LENGTH] [SEED]
 */
const [number = 0, length = 16_384, seed = 1] = process.argv.slice(2).map(Number)
const found = takeHostileStrings(number + 1, length, seed)[number]
console.error(found?.name)
process.stdout.write(found?.text ?? '')
