import type { Check } from './check.ts'

/** Kinds of problems of images. */
export const IMAGE_KINDS = [
  {
    kind: 'missing-image',
    level: 'warn',
    meaning: 'The file of an image does not exist.',
    help: 'Put the file next to the page, or fix the URL.',
  },
  {
    kind: 'ill-cased-image',
    level: 'warn',
    meaning: 'An image is named in another case than its file: systems with case-sensitive file names do not find it.',
    help: 'Use the spelling of the file.',
  },
  {
    kind: 'unreadable-image',
    level: 'warn',
    meaning: "The size of an image can't be read from its file.",
    help: 'Save it in another format.',
  },
  { kind: 'external-image', level: 'warn', meaning: 'An image comes from another site.', help: 'Put a copy next to the page.' },
  {
    kind: 'oversized-image',
    level: 'warn',
    meaning: 'The file of an image is too large for a page.',
    help: 'Make it smaller, or save it in another format.',
  },
  {
    kind: 'missing-shared-asset',
    level: 'warn',
    meaning: 'A page or an example uses a file below /shared-assets/ that no content root has.',
    help: 'Add the file to the folder shared-assets of a content root.',
  },
  {
    kind: 'missing-alt',
    level: 'warn',
    meaning: 'An image has no alternative text.',
    help: 'Describe what it shows; an empty text marks it as decoration.',
  },
  {
    kind: 'image-widths',
    level: 'warn',
    meaning: 'The size of an image is set by a style.',
    help: 'Use the attributes width and height, or neither: the build measures images.',
  },
] as const satisfies readonly Check[]
