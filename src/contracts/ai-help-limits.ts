/** Of AI Help: the longest question or answer in code points, messages of one request, its body in bytes. */
export const AI_QUESTION_MAX = 25_000
export const AI_MESSAGES_MAX = 100
export const AI_BODY_BYTES_MAX = 1024 * 1024
/** Of AI Explain, in code points: the code, its language, the path of its page, the name of an explanation. */
export const AI_SAMPLE_MAX = 16_384
export const AI_LANGUAGE_MAX = 64
export const AI_PAGE_PATH_MAX = 1024
export const AI_HASH_MAX = 128
/** Questions that a core account asks in a day, from the first of them on. */
export const AI_CORE_QUESTIONS = 5
