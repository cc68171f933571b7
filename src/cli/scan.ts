import { writeFile } from 'node:fs/promises'
import { GRADES, type Grade } from '#contracts/observatory.ts'
import { gradeRecording, type Report } from '#scanner/grade/grade-recording.ts'
import { findFailure, scanHost } from '#scanner/retrieve/scan-host.ts'
import type { Config } from './config.ts'
import { openScanOptions } from './open-scan-options.ts'
import { readRecording } from './read-recording.ts'
import { scanJson, scanSarif, scanText } from './scan-output.ts'
import { ConfigError } from './setting.ts'

const OUTPUTS = { text: scanText, json: scanJson, sarif: scanSarif } as const

type Found = { readonly report: Report } | { readonly message: string }

/**
 * `lectern scan`: prints the grade of a site and the results of its tests. Exit code 1 when the grade is worse than `--min-grade`, or there is none.
 *
 * @throws ConfigError when the words are wrong, or a file is not what it should be
 */
export async function scan(config: Config, signal: AbortSignal): Promise<number> {
  const found = await find(config, signal)
  if ('message' in found) {
    console.error(found.message)
    return 1
  }
  console.log(OUTPUTS[config.checkFormat](found.report))
  return isEnough(found.report, config.scanner.minGrade) ? 0 : 1
}

async function find({ scanner, words }: Config, signal: AbortSignal): Promise<Found> {
  const [host, ...more] = words
  const { recordedFile } = scanner
  if ((host === undefined) === (recordedFile === undefined) || more.length > 0) {
    throw new ConfigError('lectern scan takes one host, as in lectern scan www.example.org, or --recorded FILE')
  }
  if (recordedFile !== undefined && scanner.recordFile !== undefined)
    throw new ConfigError('lectern scan takes --recorded or --record, not both; expected a host with --record')
  if (recordedFile !== undefined) return await gradeFile(recordedFile)
  const options = await openScanOptions(scanner)
  const outcome = await scanHost(host ?? '', { ...options, signal })
  signal.throwIfAborted()
  if (scanner.recordFile !== undefined && 'recording' in outcome)
    await writeFile(scanner.recordFile, `${JSON.stringify(outcome.recording, undefined, 2)}\n`)
  return outcome
}

async function gradeFile(file: string): Promise<Found> {
  const recording = await readRecording(file)
  const failure = findFailure(recording)
  const report = failure === undefined ? gradeRecording(recording) : undefined
  return report === undefined ? { message: `${file}: ${failure ?? 'nothing to grade'}` } : { report }
}

function isEnough({ grade }: Report, minGrade: Grade): boolean {
  const rank = (wanted: Grade): number => GRADES.findIndex((row) => row.grade === wanted)
  return rank(grade) <= rank(minGrade)
}
