import type { BuildInput } from './build-input.ts'
import { collectState } from './collect-state.ts'
import { planSite } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { readSource } from './read-source.ts'
import type { BuildStart } from './site-files.ts'
import { sorted } from './sorted.ts'
import { storeSource } from './stored-source.ts'
import { writeSiteFiles } from './write-site-files.ts'

/**
 * Reads the whole content and compares it with the previous build.
 *
 * @throws ContentError when the content can't be used
 */
export function startWholeBuild(input: BuildInput, previous: PreviousBuild | undefined): BuildStart {
  const source = readSource(input)
  const job = { input, source, previous, plan: planSite({ input, source, previous }) }
  return {
    job,
    collectState: (made) => ({ state: collectState(job, made) }),
    writeFiles: async (target) => ({ files: sorted(Object.fromEntries(await writeSiteFiles(job, target))), haveSameNames: false }),
    storeSource: (folder) => storeSource(folder, source, input.inputs),
  }
}
