import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXAMPLE_CONTENT, pageText, pngBytes, writeFiles } from './example-content.fixture.ts'

/** Words of generated texts: some are German compounds and their halves, for the search index. */
const WORDS = ['brush', 'canvas', 'color', 'paint', 'suche', 'maschine', 'suchmaschine', 'render()', ':hover', '<video>', 'flexbox']

/** A generated content root that a random sequence of edits changes; the same seed gives the same sequence. */
export class RandomContent {
  readonly #root: string
  #state: number
  #count = 0
  /** Slugs of the generated pages by language folder. */
  readonly #pages: { folder: 'en-us' | 'de'; slug: string; image?: string }[] = []

  constructor(root: string, { pages, seed }: { readonly pages: number; readonly seed: number }) {
    this.#root = root
    this.#state = seed
    writeFiles(root, EXAMPLE_CONTENT)
    for (let page = 0; page < pages; page++) this.#add()
    this.#writeRedirects()
  }

  /** Changes the content once. @returns what was done, for the message of a test that fails */
  edit(): string {
    const edits = [
      () => this.#editText(),
      () => this.editBody(),
      () => this.editBody(),
      () => this.#editTitle(),
      () => this.#add(),
      () => this.#delete(),
      () => this.#move(),
      () => this.#editSidebar(),
      () => this.#editImage(),
      () => this.#writeRedirects(),
    ]
    return (edits[this.#next(edits.length)] ?? edits[0] ?? (() => ''))()
  }

  /** Changes the body of a page and nothing else: its end has a heading, words, a style or a sidebar. */
  editBody(): string {
    const page = this.#pick()
    if (page === undefined) return 'nothing'
    const path = join(this.#folderOf(page), 'index.md')
    const links = `[link](/en-US/docs/${this.#pick('en-us')?.slug ?? 'Web'}#${this.#next(2) === 0 ? 'part' : 'more'})`
    const ends = [
      `## More\n\n${links}`,
      `${WORDS[this.#next(WORDS.length)]} ${links}`,
      `<p style="margin-inline: ${this.#next(3)}px">Styled.</p>`,
      `<section id="Quick_links">\n\n- [${WORDS[this.#next(WORDS.length)]}](/en-US/docs/Web)\n\n</section>`,
    ]
    const end = ends[this.#next(ends.length)]
    this.#write(path, `${readFileSync(path, 'utf8').split('<!-- end -->')[0]}<!-- end -->\n\n${end}\n`)
    return `body of ${page.slug}`
  }

  #add(): string {
    this.#count += 1
    const parent = this.#count % 5 === 0 ? 'Web/Paint' : `Web/Topic_${this.#next(20)}`
    const page = { folder: this.#next(4) === 0 ? ('de' as const) : ('en-us' as const), slug: `${parent}/Page_${this.#count}` }
    this.#pages.push(page)
    this.#writePage(page, `Title ${this.#count}`)
    return `add ${page.slug}`
  }

  #editText(): string {
    const page = this.#pick()
    if (page !== undefined) this.#writePage(page, `Title of ${page.slug.split('_').at(-1)}`)
    return `edit ${page?.slug}`
  }

  #editTitle(): string {
    const page = this.#pick()
    if (page !== undefined) this.#writePage(page, `New title ${this.#next(1000)}`)
    return `title of ${page?.slug}`
  }

  #delete(): string {
    const page = this.#pick()
    if (page === undefined) return 'nothing'
    this.#pages.splice(this.#pages.indexOf(page), 1)
    rmSync(this.#folderOf(page), { recursive: true })
    return `delete ${page.slug}`
  }

  #move(): string {
    const page = this.#pick()
    if (page === undefined) return 'nothing'
    this.#count += 1
    const moved = { ...page, slug: `Web/Moved_${this.#next(9)}/Page_${this.#count}` }
    mkdirSync(dirname(this.#folderOf(moved)), { recursive: true })
    renameSync(this.#folderOf(page), this.#folderOf(moved))
    this.#pages.splice(this.#pages.indexOf(page), 1, moved)
    this.#writePage(moved, `Moved ${this.#count}`)
    return `move ${page.slug} to ${moved.slug}`
  }

  #editSidebar(): string {
    const title = `Tools ${this.#next(100)}`
    const entries = `sidebar:\n  - type: section\n    link: /Web/Paint\n  - type: listSubPages\n    path: /Web/Paint\n    title: ${title}\n`
    this.#write(join(this.#root, 'files/sidebars/paint.yaml'), entries)
    return 'sidebar'
  }

  #editImage(): string {
    this.#write(join(this.#root, 'files/en-us/web/paint/can/can.png'), pngBytes(40 + this.#next(9), 30, this.#next(200)))
    return 'image'
  }

  #writeRedirects(): string {
    const lines = Array.from({ length: 5 }, (_, number) => [
      `/en-US/docs/Old/Page_${number + this.#next(3)}`,
      `/en-US/docs/${this.#pick('en-us')?.slug}`,
    ])
    const text = [...new Map(lines.map(([from = '', to = '']) => [from, to]))].map(([from, to]) => `${from}\t${to}\n`).join('')
    this.#write(join(this.#root, 'files/en-us/_redirects.txt'), `# moved\n${text}`)
    return 'redirects'
  }

  #writePage(page: { readonly folder: string; readonly slug: string }, title: string): void {
    const words = Array.from({ length: 20 }, () => WORDS[this.#next(WORDS.length)])
    const links = Array.from({ length: 2 }, () => `[link](/en-US/docs/${this.#pick('en-us')?.slug ?? 'Web'}#part)`)
    const style = this.#next(10) === 0 ? '\n\n<p style="color: red">Red.</p>' : ''
    const body = `${words.join(' ')}\n\n## Part\n\n${links.join(' ')} {{CSSxRef("page_${this.#next(9)}")}}${style}`
    const front = page.slug.startsWith('Web/Paint') ? 'sidebar: paint' : ''
    this.#write(join(this.#folderOf(page), 'index.md'), pageText(page.slug, title, body, front))
  }

  /** As editors do: a new file takes the place of the old one. */
  #write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new~`, content)
    renameSync(`${path}.new~`, path)
  }

  #folderOf({ folder, slug }: { readonly folder: string; readonly slug: string }): string {
    return join(this.#root, 'files', folder, slug.toLowerCase())
  }

  #pick(folder?: 'en-us'): { folder: 'en-us' | 'de'; slug: string } | undefined {
    const pages = folder === undefined ? this.#pages : this.#pages.filter((page) => page.folder === folder)
    return pages[this.#next(Math.max(1, pages.length))]
  }

  /** A number from 0 up to a limit (xorshift, 32 bits). */
  #next(limit: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % limit
  }
}
