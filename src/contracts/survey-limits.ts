/** Of surveys (docs/behaviour/surveys.md): the id of a survey or question, a text that answers one, answers of one network to one survey in a day. */
export const SURVEY_ID_MAX = 40
export const SURVEY_ANSWER_MAX = 1000
export const SURVEY_ANSWERS_PER_DAY = 5
