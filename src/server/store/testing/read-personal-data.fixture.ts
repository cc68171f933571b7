import { text } from 'node:stream/consumers'
import { exportPersonalData } from '../account-data.ts'

/** The personal data of an account as it is read from its file. */
export async function readPersonalData(...input: Parameters<typeof exportPersonalData>) {
  return JSON.parse(await text(exportPersonalData(...input)))
}
