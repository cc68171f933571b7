import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A rule for the texts of src/locales. It stands here because that part knows no file system. */
const LOCALES = join(import.meta.dirname, '../locales')

/** Words of the other form of address. Words with a second meaning are left out, and so are endings of verbs. */
const OTHER_FORM: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:[Dd](?:u|ich|ir|ein(?:e[mnrs]?)?)|(?:Gib|Nimm|Melde|Wähle|Prüfe|Lösche|Öffne|Warte|Setze|Schicke?|Lade|Ziehe|Versuche? es|Sieh))(?!\p{L})/u,
  es: /(?<!\p{L})(?:[Uu]stedes|[Uu]sted|Introduzca|Pulse|Seleccione|Elija|Escriba|Compruebe|Espere|Vuelva|Abra|Copie|Inicie|Haga|Confirme|[Cc]ópiel[oa]|[Ii]nténtel[oa]|(?:Ya n|N)o recibirá|Puede (?:dejar|volver)|páginas que sigue)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:[Tt]u|[Tt]oi|[Tt]es)(?!\p{L})/u,
  'pt-BR': /(?<!\p{L})(?:[Tt]u|[Tt]i|[Cc]ontigo|[Tt]eus?|[Tt]uas?)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:[Тт]ы|[Тт]ебя|[Тт]ебе|[Тт]обой|[Тт]во(?:й|я|ё|и|его|ей|ему|им|их))(?!\p{L})/u,
}

const FILES = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })

test.each(Object.entries(OTHER_FORM))('the texts in %s address users in one form (docs/behaviour/locales.md 13)', (locale, other) => {
  const files = FILES.filter((file) => file.endsWith(`${locale}.json`))
  expect(files.length).toBeGreaterThan(8)
  const lines = files.flatMap((file) =>
    readFileSync(join(LOCALES, file), 'utf8')
      .split('\n')
      .filter((line) => other.test(line)),
  )
  expect(lines).toEqual([])
})
