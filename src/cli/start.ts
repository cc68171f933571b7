import { countOf } from '#contracts/count-of.ts'
import { runBuild } from './build.ts'
import type { Config } from './config.ts'
import { serve } from './serve.ts'

/** `lectern start`: build what has changed, then serve. Problems of the content are counted; `lectern build` lists them. */
export async function start(config: Config, signal: AbortSignal): Promise<number> {
  const { result } = await runBuild(config, signal)
  if (result.diagnostics.length > 0)
    console.log(`${countOf(result.diagnostics.length, 'problem')} in the content (lectern build lists them)`)
  return serve(config, signal)
}
