import { loadTelemetryTexts } from '#locales/telemetry/load-telemetry-texts.ts'
import { documentTexts } from '../../texts/document-texts.ts'

const texts = documentTexts('telemetry', loadTelemetryTexts)

/** Loads the texts of the page of all metrics. Call it before it is shown. */
export const prepareTelemetryTexts = texts.load
/** A text of that page. */
export const telemetryText = texts.text
