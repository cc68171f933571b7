import { chmodSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { checkFolder, sourceOfPage } from '../testing/check-sample.ts'
import { type FileTree, temporaryFolder } from '../testing/temporary-folder.ts'
import { isFixable } from './apply-fixes.ts'
import { type FixedFile, fixFiles } from './fix-files.ts'

const PAGE = 'files/en-us/sample/index.md'
const JS = 'Web/JavaScript/Reference/Global_Objects'
const SITE: FileTree = {
  'files/en-us/_redirects.txt':
    '/en-US/docs/Old\t/en-US/docs/New_(b)\n/en-US/docs/Part\t/en-US/docs/New_(b)#part\n/en-US/docs/Learn/Old\t/en-US/docs/Learn/Next\n',
  'files/en-us/new_(b)/index.md': sourceOfPage('New_(b)', '## Part\n\n## X\n'),
  'files/en-us/learn/index.md': sourceOfPage('Learn', 'x\n'),
  'files/en-us/learn/next/index.md': sourceOfPage('Learn/Next', 'x\n'),
  [`files/en-us/${JS.toLowerCase()}/array/map/index.md`]: sourceOfPage(`${JS}/Array/map`, 'x\n'),
  'files/en-us/web/http/reference/headers/etag/index.md': sourceOfPage('Web/HTTP/Reference/Headers/ETag', 'x\n'),
  'files/en-us/web/html/reference/elements/br/index.md': sourceOfPage('Web/HTML/Reference/Elements/br', 'x\n'),
  'files/en-us/web/svg/reference/attribute/d/index.md': sourceOfPage('Web/SVG/Reference/Attribute/d', 'x\n'),
  'files/en-us/web/http/reference/headers/content-security-policy/src/index.md': sourceOfPage(
    'Web/HTTP/Reference/Headers/Content-Security-Policy/src',
    'x\n',
  ),
  'files/en-us/sample/My Picture.png': new Uint8Array(),
}

/** Checks a content root and fixes it. */
async function fix(root: string): Promise<readonly FixedFile[]> {
  const { tree, roots } = readSite([root])
  const hashes = new Map(tree.allPages.map(({ file, hash }) => [file, hash]))
  const diagnostics = (await checkFolder(root)).map((diagnostic) => ({ ...diagnostic, file: join(root, diagnostic.file) }))
  return fixFiles(diagnostics.filter(isFixable), { roots, findHash: (file) => hashes.get(file) })
}

/** The body of a page after it was fixed; a second time must find nothing to do. */
async function fixBody(body: string): Promise<string> {
  const root = temporaryFolder({ ...SITE, [PAGE]: sourceOfPage('Sample', body) })
  await fix(root)
  const fixed = readFileSync(join(root, PAGE), 'utf8')
  expect(await fix(root)).toEqual([])
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(fixed)
  expect(readdirSync(join(root, 'files/en-us/sample'))).toEqual(['My Picture.png', 'index.md'])
  return fixed.slice(sourceOfPage('Sample', '').length)
}

test.each([
  ['a moved page', '[x](/en-US/docs/Old)', '[x](/en-US/docs/New_(b))'],
  [
    'the same address twice in a line',
    '[x](/en-US/docs/Old) [y](/en-US/docs/Old "t")',
    '[x](/en-US/docs/New_(b)) [y](/en-US/docs/New_(b) "t")',
  ],
  ['the same address in code beside it', '`](/en-US/docs/Old)` [x](/en-US/docs/Old)', '`](/en-US/docs/Old)` [x](/en-US/docs/New_(b))'],
  ['query and fragment stay', '[x](/en-US/docs/Old?a=/Old#x)', '[x](/en-US/docs/New_(b)?a=/Old#x)'],
  ['the fragment of a redirect is added', '[x](/en-US/docs/Part)', '[x](/en-US/docs/New_(b)#part)'],
  ['a fragment of its own wins over that of the redirect', '[x](/en-US/docs/Part#x)', '[x](/en-US/docs/New_(b)#x)'],
  ['an address that is none of a page', '[x](/en-us/DOCS/learn/NEXT)', '[x](/en-us/DOCS/learn/NEXT)'],
  ['another case of the slug', '[x](/en-US/docs/learn/NEXT)', '[x](/en-US/docs/Learn/Next)'],
  ['another case of the locale', '[x](/EN-us/docs/Learn/Next)', '[x](/en-US/docs/Learn/Next)'],
  ['a slash at the end', '[x](/en-US/docs/Learn/Next/#top)', '[x](/en-US/docs/Learn/Next#top)'],
  ['angle brackets', '[x](</en-US/docs/Old>)', '[x](</en-US/docs/New_(b)>)'],
  ['a definition in front of its use', '[r]: /en-US/docs/Old\n\n[x][r] and [y][r]', '[r]: /en-US/docs/New_(b)\n\n[x][r] and [y][r]'],
  ['a definition behind its use', '[x][r]\n\n[r]: </en-US/docs/Old> "t"', '[x][r]\n\n[r]: </en-US/docs/New_(b)> "t"'],
  ['HTML', `<a class="x" href='/en-US/docs/Old'>x</a>`, `<a class="x" href='/en-US/docs/New_(b)'>x</a>`],
  [
    'HTML in a block',
    '<table><tr><td>\n<a href="/en-US/docs/Old">x</a> <a href="/en-US/docs/Old">x</a></td></tr></table>',
    '<table><tr><td>\n<a href="/en-US/docs/New_(b)">x</a> <a href="/en-US/docs/New_(b)">x</a></td></tr></table>',
  ],
  ['percent-encoded addresses', '[x](/en-US/docs/%4Fld)', '[x](/en-US/docs/New_(b))'],
  [
    'Windows line ends',
    'a\r\n[x](/en-US/docs/Old)\r\n\r\nb [y](/en-US/docs/Old)\r\n',
    'a\r\n[x](/en-US/docs/New_(b))\r\n\r\nb [y](/en-US/docs/New_(b))\r\n',
  ],
  ['characters of two code units', '\u{1F600} [x](/en-US/docs/Old)', '\u{1F600} [x](/en-US/docs/New_(b))'],
  [
    'an address in a paragraph that looks like a definition',
    'a\n[r]: /en-US/docs/Old\n\n[x](/en-US/docs/Old)',
    'a\n[r]: /en-US/docs/Old\n\n[x](/en-US/docs/New_(b))',
  ],
  ['an image with the address of a link', '![a](/en-US/docs/Old) [x](/en-US/docs/Old)', '![a](/en-US/docs/Old) [x](/en-US/docs/New_(b))'],
  [
    'path and fragment of one link, and nothing of the next one',
    '[x](/EN-us/docs/Learn/Next#TOP) [y](</EN-us/docs/Learn/Next#TOP>) `[z](/EN-us/docs/Learn/Next#TOP)`',
    '[x](/en-US/docs/Learn/Next#top) [y](</en-US/docs/Learn/Next#top>) `[z](/EN-us/docs/Learn/Next#TOP)`',
  ],
  ['a moved page with a fragment in another case', '[x](/en-US/docs/Old?a#X)', '[x](/en-US/docs/New_(b)?a#x)'],
  ['a fragment in another case', '[x](#TOP) [y](/en-US/docs/Learn/Next?q#Top)', '[x](#top) [y](/en-US/docs/Learn/Next?q#top)'],
  ['a fragment is encoded as before', '[x](#GRÖßE) [y](#GR%C3%96%C3%9FE)', '[x](#größe) [y](#gr%C3%B6%C3%9Fe)'],
  ['a fragment with entities or escapes stays', '[x](#A&amp;B) [y](#A\\_B)', '[x](#A&amp;B) [y](#A\\_B)'],
  ['a file in another case', '[x](./my%20picture.png#X)', '[x](./My%20Picture.png#X)'],
  ['an argument in another case', `{{JSxRef('array.prototype.MAP()', "x")}}`, `{{JSxRef('Array.prototype.map()', "x")}}`],
  [
    'an argument among others',
    '{{HTTPHeader("Etag", "the tag")}} {{HTTPHeader( "etag", "x" )}}',
    '{{HTTPHeader("ETag", "the tag")}} {{HTTPHeader( "ETag", "x" )}}',
  ],
  [
    'the fragment of an argument',
    '{{HTTPHeader("etag#Syntax", "x")}} {{HTMLElement("BR#x#y", "x")}} {{SVGAttr("D#", "x")}} {{JSxRef("array/MAP#Map", "x")}}',
    '{{HTTPHeader("ETag#Syntax", "x")}} {{HTMLElement("br#x#y", "x")}} {{SVGAttr("d#", "x")}} {{JSxRef("Array/map#Map", "x")}}',
  ],
  [
    'an argument that users read stays',
    '{{HTTPHeader("etag")}} {{HTMLElement("BR")}} {{SVGAttr("D")}} {{CSP("SRC#a")}} {{JSxRef("array/MAP")}}',
    '{{HTTPHeader("etag")}} {{HTMLElement("BR")}} {{SVGAttr("D")}} {{CSP("SRC#a")}} {{JSxRef("array/MAP")}}',
  ],
  [
    'chapters that have moved or are spelled another way',
    '{{PreviousMenuNext("", "learn", "Learn/Old")}}',
    '{{PreviousMenuNext("", "Learn", "Learn/Next")}}',
  ],
  ['chapters as addresses', '{{Next("/en-US/docs/Learn/Old")}}', '{{Next("/en-US/docs/Learn/Next")}}'],
  ['what is broken stays', '[x](/en-US/docs/Nowhere) {{Next("Nowhere")}}', '[x](/en-US/docs/Nowhere) {{Next("Nowhere")}}'],
  ['what is right stays', '[x](/en-US/docs/Learn) [y](/docs/Learn/Next?a#b)', '[x](/en-US/docs/Learn) [y](/docs/Learn/Next?a#b)'],
])('%s', async (_, before, after) => {
  expect(await fixBody(before)).toBe(after)
})

test('in a translation, a moved page that English alone has is linked by an address of the translation', async () => {
  const root = temporaryFolder({
    ...SITE,
    'files/de/learn/index.md': sourceOfPage('Learn', '[x](/de/docs/Old) [y](/de/docs/learn/NEXT)\n'),
  })
  await fix(root)
  expect(readFileSync(join(root, 'files/de/learn/index.md'), 'utf8')).toContain('[x](/de/docs/New_(b)) [y](/de/docs/Learn/Next)\n')
  expect(await fix(root)).toEqual([])
})

test('a link between source files has the case of the file, and stays a path', async () => {
  const root = temporaryFolder({
    ...SITE,
    'pages/about.md': '---\ntitle: A\n---\n\n[x](MORE/Some.md#X) [y](./More/some.md)\n',
    'pages/more/some.md': '---\ntitle: B\n---\n\n[x](../About.md) [y](../about.md) [z](../more/../About.md) [n](../none.md)\n',
  })
  await fix(root)
  expect(readFileSync(join(root, 'pages/about.md'), 'utf8')).toContain('[x](more/some.md#X) [y](./more/some.md)\n')
  expect(readFileSync(join(root, 'pages/more/some.md'), 'utf8')).toContain(
    '[x](../about.md) [y](../about.md) [z](../more/../About.md) [n](../none.md)\n',
  )
  expect(await fix(root)).toEqual([])
})

test('everything else stays byte for byte: byte-order mark, rights, no line break at the end', async () => {
  const text = (link: string) => `\uFEFF${sourceOfPage('Sample', `a\u00A0\t[x](${link})`).replaceAll('\n', '\r\n')}`
  const root = temporaryFolder({ ...SITE, [PAGE]: text('/en-US/docs/Old') })
  chmodSync(join(root, PAGE), 0o666)
  expect(await fix(root)).toMatchObject([{ file: join(root, PAGE), applied: [{ kind: 'redirected-link', line: 5, column: 8 }] }])
  expect(readFileSync(join(root, PAGE))).toEqual(Buffer.from(text('/en-US/docs/New_(b)')))
  expect(statSync(join(root, PAGE)).mode & 0o777).toBe(0o666)
})

test('files behind symbolic links, outside of the roots, of other bytes or changed since are left as they are', async () => {
  const other = temporaryFolder({ 'outside.md': 'old' })
  const root = temporaryFolder({ 'changed.md': 'old', 'bytes.md': new Uint8Array([0xff, 0x61]), 'real/linked.md': 'old' })
  renameSync(join(root, 'real'), join(other, 'real'))
  symlinkSync(join(other, 'real'), join(root, 'real'))
  symlinkSync(join(other, 'outside.md'), join(root, 'link.md'))
  const fixFor = (file: string) =>
    ({ kind: 'broken-link', severity: 'info', message: 'm', file, fix: { start: 0, end: 1, text: 'x' } }) as const
  const files = ['changed.md', 'bytes.md', 'real/linked.md', 'link.md', 'gone.md'].map((name) => join(root, name))
  const fixed = fixFiles([...files, join(other, 'outside.md')].map(fixFor), { roots: [root], findHash: () => 'another' })
  expect(fixed.map((file) => ('rejected' in file ? file.rejected : 'mended'))).toEqual([
    'it has changed since it was checked',
    'it is not valid UTF-8',
    'a symbolic link leads to it',
    'a symbolic link leads to it',
    expect.stringMatching(/^ENOENT/),
    'it lies in no content root',
  ])
  expect(readFileSync(join(other, 'outside.md'), 'utf8') + readFileSync(join(root, 'changed.md'), 'utf8')).toBe('oldold')
})

test('a file in the place of the temporary one is not written to', async () => {
  const root = temporaryFolder({ ...SITE, [PAGE]: sourceOfPage('Sample', '[x](/en-US/docs/Old)') })
  const temporary = join(root, 'files/en-us/sample', `.index.md.${process.pid}.tmp`)
  writeFileSync(temporary, 'theirs')
  expect(await fix(root)).toEqual([{ file: join(root, PAGE), rejected: expect.stringMatching(/^EEXIST/) }])
  expect(readFileSync(temporary, 'utf8')).toBe('theirs')
  expect(readFileSync(join(root, PAGE), 'utf8')).toContain('/en-US/docs/Old')
})
