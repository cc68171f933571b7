/* This file is long because it is the one list of all kinds of diagnostics. */

/** A kind of faults: how much it counts unless a level is set, what it means, and what to do about it. */
export interface Check {
  readonly kind: string
  /** At most: a fault that weighs less says so (`info`). */
  readonly level: 'off' | 'warn' | 'error'
  readonly meaning: string
  readonly help: string
}

/** Every kind of diagnostics there is, by subject. */
export const CHECKS: readonly Check[] = [
  // Links
  {
    kind: 'broken-link',
    level: 'warn',
    meaning: 'A link leads to a page that is not there.',
    help: 'Mend the address, or write the page.',
  },
  { kind: 'redirected-link', level: 'warn', meaning: 'A link leads to a page that has moved.', help: 'Link the new address; --fix does.' },
  {
    kind: 'ill-cased-link',
    level: 'warn',
    meaning: 'A link spells an address another way than the page does.',
    help: 'Use the spelling of the page; --fix does.',
  },
  {
    kind: 'broken-fragment',
    level: 'warn',
    meaning: 'A link leads to a part of a page that is not there.',
    help: 'Link a heading that is there. Ids of translated headings are translated, too.',
  },
  { kind: 'empty-link', level: 'warn', meaning: 'A link has no address.', help: 'Give it one, or take the link away.' },
  {
    kind: 'relative-link',
    level: 'warn',
    meaning: 'A link is no address from the root of the site.',
    help: 'Write /{locale}/docs/{slug}.',
  },
  {
    kind: 'unsafe-link',
    level: 'error',
    meaning: 'A link has a scheme that is not allowed; it is taken away.',
    help: 'Use an https address, or one of this site.',
  },
  {
    kind: 'heading-links',
    level: 'warn',
    meaning: 'The heading of a section has a link in it.',
    help: 'Link words of the text below: the heading links itself.',
  },
  // Pictures
  { kind: 'missing-image', level: 'warn', meaning: 'A picture is not there.', help: 'Put the file beside the page, or mend the address.' },
  {
    kind: 'ill-cased-image',
    level: 'warn',
    meaning: 'A picture is named in another case than its file: it is missing where names of files have one.',
    help: 'Use the spelling of the file.',
  },
  {
    kind: 'unreadable-image',
    level: 'warn',
    meaning: "The size of a picture can't be told from its file.",
    help: 'Save it in another format.',
  },
  { kind: 'external-image', level: 'warn', meaning: 'A picture comes from another site.', help: 'Put a copy beside the page.' },
  {
    kind: 'oversized-image',
    level: 'warn',
    meaning: 'The file of a picture is too large for a page.',
    help: 'Make it smaller, or save it in another format.',
  },
  {
    kind: 'missing-alt',
    level: 'warn',
    meaning: "A picture has no text for those who can't see it.",
    help: 'Describe what it shows; an empty text says that it only decorates.',
  },
  {
    kind: 'image-widths',
    level: 'warn',
    meaning: 'The size of a picture is set by a style.',
    help: 'Use the attributes width and height, or neither: pictures are measured.',
  },
  // Text and HTML
  { kind: 'duplicate-id', level: 'warn', meaning: 'HTML of a page gives one id twice.', help: 'Give each element an id of its own.' },
  {
    kind: 'sectioning',
    level: 'warn',
    meaning: 'A heading leaves a level out, or is a second title.',
    help: 'Use the level below that of the heading above.',
  },
  {
    kind: 'unknown-alert',
    level: 'warn',
    meaning: 'A quotation begins with a mark that makes no note card.',
    help: 'Use [!NOTE], [!WARNING] or [!CALLOUT], also in translations.',
  },
  {
    kind: 'bad-pre-tags',
    level: 'warn',
    meaning: 'Code stands in a <pre> element.',
    help: 'Write it between two lines of backticks, with its language.',
  },
  {
    kind: 'unsafe-html',
    level: 'warn',
    meaning: "A frame loads another site, which readers' browsers refuse.",
    help: 'Use a macro that embeds, or a link.',
  },
  {
    kind: 'refused-element',
    level: 'warn',
    meaning: 'An element that runs code or loads pages is taken out.',
    help: 'Show it in a code block, or use a macro.',
  },
  {
    kind: 'refused-attribute',
    level: 'warn',
    meaning: 'An attribute that runs code is taken out.',
    help: 'Leave it out; live samples can run code.',
  },
  {
    kind: 'refused-style',
    level: 'warn',
    meaning: "A style can't be used and is left out.",
    help: 'Use plain declarations, without url(), braces and position: fixed.',
  },
  // Code and samples
  {
    kind: 'fence-language',
    level: 'warn',
    meaning: 'A code block names no language.',
    help: 'Write it behind the backticks; plain if there is none.',
  },
  {
    kind: 'unknown-fence-flag',
    level: 'warn',
    meaning: 'A word behind the language of a code block means nothing.',
    help: 'Use hidden, example-good, example-bad, interactive-example, interactive-example-choice, live-sample___{id}.',
  },
  {
    kind: 'sample-without-code',
    level: 'warn',
    meaning: 'A live sample has no code.',
    help: 'Flag its code blocks with live-sample___{id}, or put it below their heading.',
  },
  // Macros
  { kind: 'unknown-macro', level: 'error', meaning: 'There is no macro of this name.', help: 'Mend the name.' },
  {
    kind: 'malformed-macro',
    level: 'warn',
    meaning: "A macro call can't be read; it is shown as text.",
    help: 'Mend quotes, commas and braces.',
  },
  { kind: 'macro-error', level: 'error', meaning: "A macro can't do what it is called for.", help: 'Mend its arguments.' },
  {
    kind: 'macro-argument',
    level: 'warn',
    meaning: "A macro has an argument that it can't use.",
    help: 'Use one of the values that it expects.',
  },
  {
    kind: 'macro-ill-cased-argument',
    level: 'warn',
    meaning: 'An argument spells a name another way than its page does.',
    help: 'Use the spelling of the page; --fix does.',
  },
  {
    kind: 'macro-broken-link',
    level: 'warn',
    meaning: 'A macro links to a page that is not there.',
    help: 'Mend its arguments, or write the page.',
  },
  {
    kind: 'macro-redirected-link',
    level: 'warn',
    meaning: 'A macro links to a page that has moved.',
    help: 'Use the new name; --fix does for links to chapters.',
  },
  { kind: 'macro-empty-list', level: 'warn', meaning: 'A macro lists pages and finds none.', help: 'Write some, or take the macro out.' },
  // Data
  {
    kind: 'missing-compat-key',
    level: 'warn',
    meaning: 'The compat data has no such key.',
    help: 'Mend browser-compat in the front matter.',
  },
  {
    kind: 'unknown-browser',
    level: 'warn',
    meaning: 'The compat data of a page names a browser that the data does not describe; its table leaves it out.',
    help: 'This is a fault of the data: tell its authors, or use another version.',
  },
  {
    kind: 'unknown-specification',
    level: 'warn',
    meaning: 'The title of a specification is not known.',
    help: 'Mend the address in spec-urls; in compat data, wait for its next version.',
  },
  {
    kind: 'compat-without-key',
    level: 'warn',
    meaning: 'A page shows compat data and names no key.',
    help: 'Give browser-compat in the front matter, or take the macro out.',
  },
  {
    kind: 'missing-css-info',
    level: 'warn',
    meaning: "Nothing is known of a CSS feature's formal definition.",
    help: 'Mend the name, or take the macro out.',
  },
  {
    kind: 'missing-css-syntax',
    level: 'warn',
    meaning: "Nothing is known of a CSS feature's formal syntax.",
    help: 'Give it with CSSSyntaxRaw, or take the macro out.',
  },
  {
    kind: 'css-syntax',
    level: 'warn',
    meaning: "The formal syntax of a CSS feature can't be read.",
    help: 'Mend it; in data of a package, wait for its next version.',
  },
  {
    kind: 'unknown-api-group',
    level: 'warn',
    meaning: 'A sidebar is asked for a group of Web APIs that is not known.',
    help: 'Mend the name, or add the group to files/jsondata/GroupData.json.',
  },
  {
    kind: 'missing-data',
    level: 'warn',
    meaning: 'A macro has nothing to show because its data is not there.',
    help: 'Put the file below files/jsondata.',
  },
  { kind: 'unusable-data', level: 'warn', meaning: "A file of data can't be read.", help: 'Mend the file.' },
  { kind: 'json-data', level: 'warn', meaning: "A file of data can't be read.", help: 'Mend the file.' },
  // Sidebars
  {
    kind: 'missing-sidebar',
    level: 'warn',
    meaning: 'A page asks for a sidebar that is not there.',
    help: 'Write files/sidebars/{name}.yaml, or mend the name.',
  },
  { kind: 'sidebar', level: 'error', meaning: "A sidebar file can't be used.", help: 'Mend its YAML.' },
  {
    kind: 'sidebar-broken-link',
    level: 'warn',
    meaning: 'A sidebar links to a page that is not there.',
    help: 'Mend the address, or write the page.',
  },
  // Pages and files
  { kind: 'front-matter', level: 'error', meaning: 'The front matter of a page is not as expected.', help: 'Mend the key that is named.' },
  {
    kind: 'exercise-file',
    level: 'error',
    meaning: 'A file of an exercise is missing or not as expected; the exercise is left out.',
    help: 'Mend the file, or add the one that is named.',
  },
  {
    kind: 'quiz-file',
    level: 'error',
    meaning: 'A question of a quiz is not as expected; it is left out.',
    help: 'Mend the question.',
  },
  { kind: 'invalid-utf8', level: 'error', meaning: 'A page has bytes that are no UTF-8.', help: 'Save the file as UTF-8.' },
  {
    kind: 'slug-folder-mismatch',
    level: 'error',
    meaning: 'A page lies in another folder than its slug says.',
    help: 'Rename the folder, or mend the slug.',
  },
  { kind: 'misplaced-page', level: 'error', meaning: 'A page outside the documents lies where none can be.', help: 'Move it.' },
  { kind: 'duplicate-page', level: 'error', meaning: 'Two pages have one address.', help: 'Give one of them another slug.' },
  { kind: 'page-too-large', level: 'error', meaning: 'A page is too large to be built.', help: 'Split it.' },
  {
    kind: 'page-failed',
    level: 'error',
    meaning: 'The builder failed at a page.',
    help: 'This is a fault of the builder: tell its developers.',
  },
  { kind: 'missing-parent', level: 'off', meaning: 'There is no page above this one.', help: 'Write it, or move this page.' },
  { kind: 'unreadable-file', level: 'error', meaning: "A file can't be read.", help: 'See to the rights of the file.' },
  { kind: 'unreadable-folder', level: 'error', meaning: "A folder can't be read.", help: 'See to the rights of the folder.' },
  { kind: 'symbolic-link', level: 'warn', meaning: 'Symbolic links are not followed.', help: 'Put a copy in the place of the link.' },
  {
    kind: 'file-type',
    level: 'warn',
    meaning: 'Files of this type are not served.',
    help: 'Use one of the allowed types, or take the file out.',
  },
  { kind: 'duplicate-file', level: 'warn', meaning: 'Two files have one address.', help: 'Rename one of them.' },
  {
    kind: 'unknown-locale',
    level: 'warn',
    meaning: 'A folder of pages is named like no language of the site.',
    help: 'Rename it to the code of a language, in lower case.',
  },
  // Translations
  {
    kind: 'missing-english-twin',
    level: 'warn',
    meaning: 'A page is translated from one that is not there.',
    help: 'Move it where the English page is now, or to orphaned/.',
  },
  {
    kind: 'translation-differences',
    level: 'warn',
    meaning: 'A translation has other macros or lists than the English page.',
    help: 'Bring the translation up to date.',
  },
  // The whole site
  {
    kind: 'redirect',
    level: 'error',
    meaning: "A line of _redirects.txt can't be used.",
    help: 'Mend the line: two addresses with one tab between them, the second one a page.',
  },
  {
    kind: 'git-history',
    level: 'error',
    meaning: "The history of the content can't be read; pages have no dates.",
    help: 'See to git, or to _git_history.json.',
  },
  {
    kind: 'shallow-history',
    level: 'warn',
    meaning: 'The history of the content is cut off; some pages have no dates.',
    help: 'Fetch all of it: git fetch --unshallow.',
  },
  { kind: 'wiki-history', level: 'warn', meaning: "A list of earlier contributors can't be read.", help: 'Mend _wikihistory.json.' },
  {
    kind: 'popularity',
    level: 'warn',
    meaning: "A line of the list of page views can't be used.",
    help: 'Mend the line: an address and a number.',
  },
  { kind: 'content', level: 'error', meaning: "The content can't be used as it is now.", help: 'Mend the file that is named.' },
]
