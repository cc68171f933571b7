import { MUTANT_KINDS, type Mutant } from './list-mutants.ts'

/** A sample of mutants, the same for the same seed: the weight of its kind says how likely each is picked. */
export function pickMutants(mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const random = randomFrom(seed)
  return mutants
    .map((mutant) => ({ mutant, key: random() ** (1 / MUTANT_KINDS[mutant.kind]) }))
    .sort((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/** Numbers from 0 to 1 (xorshift32: G. Marsaglia, "Xorshift RNGs", 2003). */
function randomFrom(seed: number): () => number {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
