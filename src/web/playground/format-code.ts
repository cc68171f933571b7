import type { Plugin } from 'prettier'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import * as html from 'prettier/plugins/html'
import * as postcss from 'prettier/plugins/postcss'
import { format } from 'prettier/standalone'
import type { FormattedLanguage } from './formatted-languages.ts'

const PLUGINS: Plugin[] = [html, postcss, babel, { ...estree }]

/**
 * Code as Prettier lays it out. In a chunk of its own, asked for when code is formatted for the first time.
 *
 * @throws Error that says where the code can't be read
 */
export function formatCode(source: string, language: FormattedLanguage, isTypeScript: boolean): Promise<string> {
  const parser = language === 'js' ? (isTypeScript ? 'babel-ts' : 'babel') : language
  return format(source, { parser, plugins: PLUGINS })
}
