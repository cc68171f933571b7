import type { Check } from './check.ts'

/** Kinds of problems of pages and files as such. */
export const FILE_KINDS = [
  { kind: 'front-matter', level: 'error', meaning: 'The front matter of a page is not valid.', help: 'Fix the key that is named.' },
  {
    kind: 'exercise-file',
    level: 'error',
    meaning: 'A file of an exercise is missing or not valid, or another exercise of the page has its name; the exercise is omitted.',
    help: 'Fix the file, add the one that is named, or rename the folder.',
  },
  {
    kind: 'quiz-file',
    level: 'error',
    meaning: 'A question of a quiz is not valid; it is omitted.',
    help: 'Fix the question.',
  },
  {
    kind: 'page-type',
    level: 'warn',
    meaning: 'The type of a page is not known, and is nearly one that is.',
    help: 'Fix its name; macros and searches look for it.',
  },
  { kind: 'invalid-utf8', level: 'error', meaning: 'A page contains bytes that are not valid UTF-8.', help: 'Save the file as UTF-8.' },
  {
    kind: 'slug-folder-mismatch',
    level: 'error',
    meaning: 'The folder of a page does not match its slug.',
    help: 'Rename the folder, or fix the slug.',
  },
  { kind: 'misplaced-page', level: 'error', meaning: 'A page is in a folder that cannot contain pages.', help: 'Move it.' },
  {
    kind: 'duplicate-page',
    level: 'error',
    meaning: 'Two pages of a content root have one address.',
    help: 'Give one of them another slug.',
  },
  { kind: 'page-too-large', level: 'error', meaning: 'A page is too large to be built.', help: 'Split it.' },
  {
    kind: 'page-failed',
    level: 'error',
    meaning: 'The builder failed to build a page.',
    help: 'This is a bug in the builder: report it to its developers.',
  },
  { kind: 'missing-parent', level: 'off', meaning: 'The parent of this page does not exist.', help: 'Create it, or move this page.' },
  { kind: 'unreadable-file', level: 'error', meaning: "A file can't be read.", help: 'Check the permissions of the file.' },
  { kind: 'unreadable-folder', level: 'error', meaning: "A folder can't be read.", help: 'Check the permissions of the folder.' },
  { kind: 'symbolic-link', level: 'warn', meaning: 'Symbolic links are not followed.', help: 'Replace the link by a copy.' },
  {
    kind: 'file-type',
    level: 'warn',
    meaning: 'Files of this type are not served.',
    help: 'Use one of the allowed types, or remove the file.',
  },
  { kind: 'duplicate-file', level: 'warn', meaning: 'Two files have one address.', help: 'Rename one of them.' },
  {
    kind: 'unknown-locale',
    level: 'warn',
    meaning: 'The name of a folder of pages is not a language of the site.',
    help: 'Rename it to the code of a language, in lower case.',
  },
] as const satisfies readonly Check[]
