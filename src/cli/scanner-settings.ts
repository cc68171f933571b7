import { resolve } from 'node:path'
import { GRADES, type Grade } from '#contracts/observatory.ts'
import { type Given, type Setting, wrongValue } from './setting.ts'

/** What the operator sets for scans. */
export interface ScannerSettings {
  /** Absolute. */
  readonly recordedFile?: string
  readonly minGrade: Grade
}

/** The settings of `lectern scan`: a part of `SETTINGS`. */
export const SCANNER_SETTINGS = {
  recordedFile: {
    option: 'recorded',
    takes: 'FILE',
    default: 'none',
    meaning: 'grade the responses that this file has recorded, without a network (`docs/guides/observatory.md`)',
    commands: ['scan'],
    read: (given) => (given === undefined ? undefined : resolve(given.value)),
  },
  minGrade: {
    option: 'min-grade',
    takes: 'GRADE',
    default: 'F',
    meaning: 'exit code 1 when the grade is worse: `A+`, `A`, `A-`, `B+` and so on to `F`',
    commands: ['scan'],
    read: readGrade,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>

function readGrade(given: Given | undefined): Grade {
  if (given === undefined) return 'F'
  const found = GRADES.find(({ grade }) => grade === given.value.toUpperCase())
  if (found === undefined) throw wrongValue(given, `one of ${GRADES.map(({ grade }) => grade).join(', ')}`)
  return found.grade
}
