/** Of what users say of a page (docs/behaviour/feedback.md 4 and 5): a comment, in code points; the name of a part of the site; votes of one network on one page in a day. */
export const FEEDBACK_COMMENT_MAX = 1000
export const FEEDBACK_SUBJECT_MAX = 200
export const FEEDBACK_VOTES_PER_DAY = 10
