import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlainContent } from './plain-page.ts'
import type { Command } from './run-command.ts'
import type { Tool } from './tool.ts'

/** Builders do not trust the times of files that have just been written. */
const SETTLED_MS = 5000

/** The folder of a site, with the pages and the settings of a tool. */
export interface Site extends PlainContent {
  readonly tool: Tool
  readonly folder: string
}

/**
 * Makes a site below the folder of its tool's packages, where they are found. Its package.json names them, for Astro asks there, and makes it the place where
 * tools store what they make for the next build.
 */
export async function makeSite(tool: Tool, toolFolder: string, content: PlainContent): Promise<Site> {
  const folder = mkdtempSync(join(toolFolder, 'site-'))
  const files = { ...tool.files, 'package.json': packageText(tool) }
  for (const [path, text] of Object.entries(files)) writeNewFile(join(folder, path), text)
  for (const page of content.pages) writeNewFile(join(folder, tool.sourceOf(page.slug)), tool.textOf(page))
  await wait(SETTLED_MS)
  return { tool, folder, ...content }
}

/** The text of a package.json with the packages of a tool. */
export function packageText({ packages }: Tool): string {
  return `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`
}

/** Writes the page that is edited with one more paragraph at its beginning. */
export function editPage({ tool, folder, page }: Site, paragraph: string): void {
  writeFileSync(join(folder, tool.sourceOf(page.slug)), tool.textOf({ ...page, body: `${paragraph}\n\n${page.body}` }))
}

/** A command of the tool for the site. */
export function commandOf({ tool, folder }: Site, words: readonly string[]): Command {
  return { program: resolve(dirname(folder), tool.program), words, folder: tool.workingFolder ?? folder, log: logOf(folder) }
}

/** The file next to the folder of a site with the output of its last command. */
export function logOf(folder: string): string {
  return `${folder}.log`
}

function writeNewFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
