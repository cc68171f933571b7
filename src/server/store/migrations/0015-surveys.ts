import type { Migration } from './migration.ts'

/** What users answer to surveys. */
export const surveys: Migration = {
  name: '0015-surveys',
  statements: [
    `create table survey_answers (
      id {text} primary key,
      survey {text} not null,
      locale {text} not null,
      url {text} not null,
      answers {json} not null,
      answered_at {instant} not null
    )`,
    'create index survey_answers_by_survey on survey_answers (survey, answered_at)',
    'create index survey_answers_by_time on survey_answers (answered_at)',
  ],
}
