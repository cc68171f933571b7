import { runBuild } from './build.ts'
import type { Config } from './config.ts'
import { serve } from './serve.ts'

/** `lectern start`: build what has changed, then serve. Faults of the content are counted; `lectern build` shows them. */
export async function start(config: Config, signal: AbortSignal): Promise<number> {
  const { result } = await runBuild(config, signal)
  if (result.diagnostics.length > 0) console.log(`${result.diagnostics.length} diagnostics (lectern build shows them)`)
  return serve(config, signal)
}
