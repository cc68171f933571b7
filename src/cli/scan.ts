import { GRADES, type Grade } from '#contracts/observatory.ts'
import { gradeRecording, type Report } from '#scanner/grade/grade-recording.ts'
import type { Config } from './config.ts'
import { readRecording } from './read-recording.ts'
import { scanJson, scanSarif, scanText } from './scan-output.ts'
import { ConfigError } from './setting.ts'

const OUTPUTS = { text: scanText, json: scanJson, sarif: scanSarif } as const

/**
 * `lectern scan`: prints the grade of a site and the results of its tests. Exit code 1 when the grade is worse than `--min-grade`, or the site did
 * not answer.
 *
 * @throws ConfigError when the file is no recording
 */
export async function scan({ scanner, checkFormat }: Config): Promise<number> {
  const { recordedFile, minGrade } = scanner
  if (recordedFile === undefined) throw new ConfigError('lectern scan needs --recorded FILE')
  const report = gradeRecording(await readRecording(recordedFile))
  if (report === undefined) {
    console.error(`${recordedFile}: nothing answered, so there is nothing to grade`)
    return 1
  }
  console.log(OUTPUTS[checkFormat](report))
  return isEnough(report, minGrade) ? 0 : 1
}

function isEnough({ grade }: Report, minGrade: Grade): boolean {
  const rank = (wanted: Grade): number => GRADES.findIndex((row) => row.grade === wanted)
  return rank(grade) <= rank(minGrade)
}
