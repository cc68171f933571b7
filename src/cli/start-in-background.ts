import { spawn } from 'node:child_process'

/**
 * Starts a process of Node that this one does not wait for. Its work only saves time later: that the machine can't start it, for example because it has too many processes, is
 * no failure.
 *
 * @param args of Node
 */
export function startInBackground(args: readonly string[]): void {
  spawn(process.execPath, args, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}
