import { spawn } from 'node:child_process'

/**
 * Starts a process of Node that this one does not wait for. Its work saves time later and nothing else, so that a machine that can't start it, for example because there are too
 * many processes, is no failure.
 *
 * @param args of Node
 */
export function startInBackground(args: readonly string[]): void {
  spawn(process.execPath, args, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}
