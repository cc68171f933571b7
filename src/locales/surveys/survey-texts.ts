import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** The texts around a survey. The English file is the list. */
export type SurveyTexts = Readonly<Record<keyof typeof enUS, Text>>
