import { readAll, readFile, readFlag } from './read-values.ts'
import type { Setting } from './setting.ts'

/** The settings of `lectern check`: a part of `SETTINGS`. */
export const CHECK_SETTINGS = {
  levelOptions: {
    option: 'level',
    takes: 'KIND=LEVEL',
    isList: true,
    default: 'none',
    meaning: 'level of a kind of problem: `off`, `warn` or `error`, as in `--level broken-link=error`; once for each kind',
    commands: ['check'],
    read: readAll,
  },
  isFix: {
    option: 'fix',
    default: 'none',
    meaning: 'correct links and macro arguments in the sources when they have moved or are spelled differently',
    commands: ['check'],
    read: readFlag,
  },
  insightsFile: {
    option: 'insights',
    takes: 'FILE',
    default: 'none',
    meaning: 'file of `lectern insights export`: also report pages that did not help users and addresses that they did not find',
    commands: ['check', 'dev'],
    read: readFile,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
