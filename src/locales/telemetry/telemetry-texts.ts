import type { Text } from '../translate.ts'
import type enUS from './en-US.json'

/** A key of the texts of the page of all metrics. The English file is the list. */
export type TelemetryTextKey = keyof typeof enUS

/** The texts of one locale. */
export type TelemetryTexts = Readonly<Record<TelemetryTextKey, Text>>
