import Value from 'typebox/value'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import { SURVEYS_FILE, type Survey, Surveys } from '#contracts/survey.ts'
import { perSnapshot } from '../http/per-snapshot.ts'

type Snapshot = Pick<SiteSnapshot, 'read'>

/** @returns finds a survey of the site that is served; the file is read once for each build */
export function createFindSurvey(site: { current(): Snapshot }): (id: string) => Promise<Survey | undefined> {
  const getSurveys = perSnapshot(readSurveys)
  return async (id) => (await getSurveys(site.current())).find((survey) => survey.id === id)
}

async function readSurveys(snapshot: Snapshot): Promise<readonly Survey[]> {
  const file = await snapshot.read(SURVEYS_FILE)
  return file === undefined ? [] : Value.Parse(Surveys, JSON.parse(Buffer.from(file.bytes).toString()))
}
