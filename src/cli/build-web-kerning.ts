/**
 * Kerning in few bytes. The face of headings comes with nine tables of pairs, each with its own classes of letters: a quarter of the file.
 * One table says the same (OpenType 1.9.1, "GPOS", PairPos format 2).
 */

/** A font's distance between each two glyphs, in units of the font: by the first glyph, then by the second. */
export type Kerning = readonly (readonly number[])[]

/** Distances are multiples of this, in thousandths of the size of the letters: at 40 px at most a tenth of a pixel more or less. */
const STEP = 5
const SCRIPTS = ['DFLT', 'cyrl', 'grek', 'latn']
const PAIRS = 2
const EXTENSION = 9
/** Pairs change how far the first glyph advances, and nothing else. */
const X_ADVANCE = 4

/**
 * The font with all of its kerning in one table, rounded to `STEP`.
 *
 * @param font in the format TrueType
 * @throws Error when the font places glyphs in other ways than by kerning
 */
export function packKerning(font: Buffer): Buffer {
  const tables = readTables(font)
  const kerning = readKerning(font).map((row) => row.map((value) => Math.round(value / STEP) * STEP))
  return writeTables(
    font,
    [...tables].map(([tag, bytes]) => [tag, tag === 'GPOS' ? writeGpos(kerning, lookupOf(bytes).flag) : bytes]),
  )
}

/**
 * The kerning of a font.
 *
 * @throws Error when the font places glyphs in other ways
 */
export function readKerning(font: Buffer): Kerning {
  const tables = readTables(font)
  const count = getTable(tables, 'maxp').readUInt16BE(4)
  const gpos = getTable(tables, 'GPOS')
  const values = Array.from({ length: count }, () => new Map<number, number>())
  // The first table that knows the first glyph decides: one of pairs only when it has the pair, one of classes always.
  for (const at of lookupOf(gpos).subtables)
    for (const { first, second, value } of listPairs(gpos.subarray(at), count))
      if (values[first]?.has(second) === false) values[first].set(second, value)
  return values.map((row) => Array.from({ length: count }, (_, second) => row.get(second) ?? 0))
}

interface Lookup {
  readonly flag: number
  /** Where its tables of pairs begin. */
  readonly subtables: readonly number[]
}

function lookupOf(gpos: Buffer): Lookup {
  const list = gpos.readUInt16BE(8)
  const at = list + gpos.readUInt16BE(list + 2)
  const starts = listNumbers(gpos.subarray(at + 6), gpos.readUInt16BE(at + 4)).map((offset) => at + offset)
  const type = gpos.readUInt16BE(at)
  const isExtended = type === EXTENSION && starts.every((start) => gpos.readUInt16BE(start + 2) === PAIRS)
  if (gpos.readUInt16BE(list) !== 1 || (type !== PAIRS && !isExtended)) throw new Error('expected a font with kerning alone')
  return {
    flag: gpos.readUInt16BE(at + 2),
    subtables: isExtended ? starts.map((start) => start + gpos.readUInt32BE(start + 4)) : starts,
  }
}

interface Pair {
  readonly first: number
  readonly second: number
  readonly value: number
}

function listPairs(table: Buffer, count: number): readonly Pair[] {
  if (table.readUInt16BE(4) !== X_ADVANCE || table.readUInt16BE(6) !== 0) throw new Error('expected pairs with an advance alone')
  const covered = readCoverage(table.subarray(table.readUInt16BE(2)))
  return table.readUInt16BE(0) === 1 ? pairsOfGlyphs(table, covered) : pairsOfClasses(table, covered, count)
}

function pairsOfGlyphs(table: Buffer, covered: readonly number[]): readonly Pair[] {
  return covered.flatMap((first, index) => {
    const set = table.subarray(table.readUInt16BE(10 + 2 * index))
    return Array.from({ length: set.readUInt16BE(0) }, (_, pair) => ({
      first,
      second: set.readUInt16BE(2 + 4 * pair),
      value: set.readInt16BE(4 + 4 * pair),
    }))
  })
}

function pairsOfClasses(table: Buffer, covered: readonly number[], count: number): readonly Pair[] {
  const [firsts, seconds] = [8, 10].map((at) => readClasses(table.subarray(table.readUInt16BE(at))))
  const width = table.readUInt16BE(14)
  return covered.flatMap((first) =>
    Array.from({ length: count }, (_, second) => {
      const at = 16 + 2 * ((firsts?.get(first) ?? 0) * width + (seconds?.get(second) ?? 0))
      return { first, second, value: table.readInt16BE(at) }
    }),
  )
}

function readCoverage(table: Buffer): readonly number[] {
  const count = table.readUInt16BE(2)
  return table.readUInt16BE(0) === 1 ? listNumbers(table.subarray(4), count) : readRanges(table.subarray(4), count).map(([glyph]) => glyph)
}

/** The classes of glyphs, without those of class 0. */
function readClasses(table: Buffer): ReadonlyMap<number, number> {
  if (table.readUInt16BE(0) === 2) return new Map(readRanges(table.subarray(4), table.readUInt16BE(2)))
  const first = table.readUInt16BE(2)
  return new Map(listNumbers(table.subarray(6), table.readUInt16BE(4)).map((name, index) => [first + index, name]))
}

/** Glyphs with the number of their range. */
function readRanges(table: Buffer, count: number): readonly (readonly [glyph: number, name: number])[] {
  return Array.from({ length: count }, (_, range) => {
    const [first = 0, last = 0, name = 0] = listNumbers(table.subarray(6 * range), 3)
    return Array.from({ length: last - first + 1 }, (_, index) => [first + index, name] as const)
  }).flat()
}

function listNumbers(bytes: Buffer, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => bytes.readUInt16BE(2 * index))
}

/** A table GPOS with one feature, `kern`, for all scripts. */
function writeGpos(kerning: Kerning, flag: number): Buffer {
  const scripts = numbers(SCRIPTS.length, ...SCRIPTS.flatMap((tag) => [...tagNumbers(tag), 2 + 6 * SCRIPTS.length]))
  // One script with one language system: no required feature, feature 0.
  const script = numbers(4, 0, 0, 0xffff, 1, 0)
  const features = numbers(1, ...tagNumbers('kern'), 8, 0, 1, 0)
  const lookups = numbers(1, 4, PAIRS, flag, 1, 8)
  const starts = [10, 10 + scripts.length + script.length, 10 + scripts.length + script.length + features.length]
  return Buffer.concat([numbers(1, 0, ...starts), scripts, script, features, lookups, writePairs(kerning)])
}

function writePairs(kerning: Kerning): Buffer {
  const glyphs = kerning.map((_, glyph) => glyph)
  const covered = glyphs.filter((glyph) => kerning[glyph]?.some((value) => value !== 0))
  const firsts = classesOf(covered, (glyph) => kerning[glyph] ?? [])
  const seconds = classesOf(glyphs, (glyph) => covered.map((first) => kerning[first]?.[glyph] ?? 0))
  const values = firsts.flatMap(([first = 0]) => seconds.map(([second = 0]) => kerning[first]?.[second] ?? 0))
  const matrix = numbers(...values)
  const coverage = numbers(1, covered.length, ...covered)
  const [first, second] = [firsts, seconds].map(writeClasses)
  const at = 16 + matrix.length
  const places = [at + coverage.length, at + coverage.length + (first?.length ?? 0)]
  const head = numbers(2, at, X_ADVANCE, 0, ...places, firsts.length, seconds.length)
  return Buffer.concat([head, matrix, coverage, first ?? head, second ?? head])
}

/** Glyphs with the same distances are of one class; class 0 is the first. */
function classesOf(glyphs: readonly number[], distancesOf: (glyph: number) => readonly number[]): readonly (readonly number[])[] {
  return [...Map.groupBy(glyphs, (glyph) => distancesOf(glyph).join()).values()]
}

function writeClasses(classes: readonly (readonly number[])[]): Buffer {
  const ranges = classes.flatMap((glyphs, name) => (name === 0 ? [] : glyphs.map((glyph) => [glyph, glyph, name])))
  return numbers(2, ranges.length, ...ranges.toSorted(([one = 0], [other = 0]) => one - other).flat())
}

function tagNumbers(tag: string): readonly number[] {
  return listNumbers(Buffer.from(tag, 'latin1'), 2)
}

/** Words of 16 bits, negative ones as their complement. */
function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index)
  return bytes
}

function readTables(font: Buffer): ReadonlyMap<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = font.subarray(12 + 16 * index, 28 + 16 * index)
      const start = entry.readUInt32BE(8)
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))]
    }),
  )
}

function getTable(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag)
  if (table === undefined) throw new Error(`expected a font with the table ${tag}`)
  return table
}

/** The font with these tables, in the same order. Checksums are left to what reads the font next: it writes its own. */
function writeTables(font: Buffer, tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const head = Buffer.from(font.subarray(0, 12 + 16 * tables.length))
  const parts: Buffer[] = [head]
  let end = head.length
  for (const [index, [, bytes]] of tables.entries()) {
    head.writeUInt32BE(end, 12 + 16 * index + 8)
    head.writeUInt32BE(bytes.length, 12 + 16 * index + 12)
    parts.push(bytes, Buffer.alloc(-bytes.length & 3))
    end += bytes.length + (-bytes.length & 3)
  }
  return Buffer.concat(parts)
}
