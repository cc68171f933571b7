import Value from 'typebox/value'
import type { SiteSource } from '#contracts/site-source.ts'
import { SURVEYS_FILE, type Survey, Surveys } from '#contracts/survey.ts'

type Snapshot = ReturnType<SiteSource['current']>

/** @returns finds a survey of the site that is served; the file is read once for each build */
export function createFindSurvey(site: Pick<SiteSource, 'current'>): (id: string) => Promise<Survey | undefined> {
  let known: { readonly of: Snapshot; readonly surveys: Promise<readonly Survey[]> } | undefined
  return async (id) => {
    const snapshot = site.current()
    if (known?.of !== snapshot) known = { of: snapshot, surveys: readSurveys(snapshot) }
    return (await known.surveys).find((survey) => survey.id === id)
  }
}

async function readSurveys(snapshot: Snapshot): Promise<readonly Survey[]> {
  const file = await snapshot.read(SURVEYS_FILE)
  return file === undefined ? [] : Value.Parse(Surveys, JSON.parse(Buffer.from(file.bytes).toString()))
}
