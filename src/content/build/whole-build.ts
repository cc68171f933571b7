import type { BuildInput } from './build-input.ts'
import { joinSource } from './build-source.ts'
import { collectState } from './collect-state.ts'
import { planSite } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { readContent } from './read-content.ts'
import type { BuildStart } from './site-files.ts'
import { sorted } from './sorted.ts'
import { storeSource } from './stored-source.ts'
import { writeSiteFiles } from './write-site-files.ts'

/**
 * Reads the whole content and compares it with the previous build.
 *
 * @param content what was read already; absent: it is read now
 * @throws ContentError when the content can't be used
 */
export function startWholeBuild(input: BuildInput, previous: PreviousBuild | undefined, content = readContent(input)): BuildStart {
  const source = joinSource(input, content)
  const job = { input, source, previous, plan: planSite({ input, source, previous }) }
  return {
    job,
    collectState: (made) => ({ state: collectState(job, made) }),
    writeFiles: async (target) => ({ files: sorted(Object.fromEntries(await writeSiteFiles(job, target))), haveSameNames: false }),
    storeSource: (folder) => storeSource(folder, source, input.inputs),
  }
}
