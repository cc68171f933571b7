/** A command of `lectern`, as the help shows it. */
export interface CommandRow {
  readonly name: string
  /** The words that follow its name; absent: it takes options only. */
  readonly words?: string
  readonly meaning: string
  readonly example: string
}

/** All commands of `lectern`. `run-command.ts` knows the code of each. */
export const COMMANDS = [
  {
    name: 'start',
    meaning: 'build what has changed, then serve the site',
    example: 'lectern start --content starter --port 8080',
  },
  {
    name: 'build',
    meaning: 'build the site',
    example: 'lectern build --content starter --site /srv/site --origin https://docs.example.org --runner https://{hash}.docs-play.example',
  },
  {
    name: 'check',
    words: '[FILE...]',
    meaning: 'print all problems of the content, or of the pages in these files; exit code 1 when one of them is an error',
    example: 'lectern check --content starter --level broken-link=error',
  },
  {
    name: 'serve',
    meaning: 'serve the site that was built; reload it when there is a newer build',
    example:
      'lectern serve --site /srv/site --data /srv/data --port 8080 --origin https://docs.example.org --runner https://{hash}.docs-play.example',
  },
  {
    name: 'dev',
    meaning: 'serve the content without a build; the open browser shows each edit',
    example: 'lectern dev --content starter',
  },
  {
    name: 'admin',
    words: 'COMMAND',
    meaning: 'manage accounts, rights, maintenance and shared code; `lectern admin help` lists its commands',
    example: 'lectern admin show ada@example.org --data /srv/data',
  },
  {
    name: 'newsletter',
    words: 'COMMAND',
    meaning: 'count and export the subscribers of the newsletter, and send an issue; `lectern newsletter help` lists its commands',
    example: 'lectern newsletter send issues/2026-11.md --data /srv/data --origin https://docs.example.org',
  },
  {
    name: 'ads',
    words: 'COMMAND',
    meaning: 'add, pause and report campaigns of advertisers; `lectern ads help` lists its commands',
    example: 'lectern ads add campaigns/course.json --data /srv/data',
  },
  {
    name: 'insights',
    words: 'COMMAND',
    meaning:
      'export how users have voted on pages and what they did not find, for a check of the content; `lectern insights help` says more',
    example: 'lectern insights export 90 --data /srv/data > insights.json',
  },
  {
    name: 'scan',
    words: '[HOST]',
    meaning: 'grade the security headers of a site; exit code 1 when the grade is worse than `--min-grade`',
    example: 'lectern scan www.example.org --min-grade B --format sarif',
  },
  {
    name: 'updates',
    words: 'COMMAND',
    meaning:
      'take newer compatibility data for the updates of browsers, without a new build, and send the weekly mail about them; `lectern updates help` lists its commands',
    example: 'lectern updates refresh --site /srv/site --data /srv/data',
  },
  {
    name: 'backup',
    words: 'FILE',
    meaning: 'write the data of the server to a new file, also while it serves',
    example: 'lectern backup /srv/backups/monday.sqlite --data /srv/data',
  },
  {
    name: 'restore',
    words: 'FILE',
    meaning: 'replace the data of the server by a backup; the old data is kept next to it',
    example: 'lectern restore /srv/backups/monday.sqlite --data /srv/data',
  },
  {
    name: 'copy-database',
    meaning: 'copy all data from SQLite to an empty PostgreSQL database',
    example: 'DATABASE_URL=postgresql://user:password@host:5432/name lectern copy-database --data /srv/data',
  },
] as const satisfies readonly CommandRow[]

export type CommandName = (typeof COMMANDS)[number]['name']

/** The command of that name. */
export function findCommand(name: string): (CommandRow & { readonly name: CommandName }) | undefined {
  return COMMANDS.find((command) => command.name === name)
}
