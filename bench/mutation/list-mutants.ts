import { parseSync } from 'vite'

/** One change of one file that a test should notice. */
export interface Mutant {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: MutantKind
  /** Offsets of what is replaced. */
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Kinds of changes, each with its weight in a sample: logic counts more than numbers. */
export const MUTANT_KINDS = {
  'guard removed': 3,
  'condition negated': 2,
  'and, or': 3,
  'fallback removed': 2,
  comparison: 3,
  arithmetic: 2,
  'branches swapped': 2,
  'not removed': 2,
  'boolean flipped': 1,
  'number changed': 1,
  'call removed': 2,
  'list call changed': 2,
} as const
export type MutantKind = keyof typeof MUTANT_KINDS

const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}
const ARITHMETIC: Readonly<Record<string, string>> = { '-': '+', '*': '/', '/': '*', '%': '*' }
const LIST_CALLS: Readonly<Record<string, string>> = { some: 'every', every: 'some' }
/** Calls of a list or text that may be left out. */
const DROPPED_CALLS = new Set(['filter', 'toSorted', 'trim', 'toLowerCase', 'slice'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** All mutants of a file of TypeScript, in the order of their places. */
export function listMutants(file: string, text: string): readonly Mutant[] {
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const mutants: Mutant[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value) || isTypeOnly(value)) return
    for (const change of changesOf(value, text)) mutants.push({ file, line: text.slice(0, change.start).split('\n').length, ...change })
    for (const child of Object.values(value)) visit(child)
  }
  visit(program)
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end)
}

type Change = Omit<Mutant, 'file' | 'line'>

function changesOf(node: Node, text: string): readonly Change[] {
  const whole = (kind: MutantKind, replacement: string): Change => ({ kind, start: node.start, end: node.end, replacement })
  const source = (part: unknown): string => (isNode(part) ? text.slice(part.start, part.end) : '')
  const field = (name: string): unknown => fieldOf(node, name)
  switch (node.type) {
    case 'BinaryExpression':
      return operatorChanges(node, text)
    case 'LogicalExpression':
      if (field('operator') === '??') return [whole('fallback removed', source(field('left')))]
      return [whole('and, or', `(${source(field('left'))} ${field('operator') === '&&' ? '||' : '&&'} ${source(field('right'))})`)]
    case 'IfStatement': {
      const test = field('test')
      const negated: Change[] = isNode(test)
        ? [{ kind: 'condition negated', start: test.start, end: test.end, replacement: `!(${source(test)})` }]
        : []
      return field('alternate') === null ? [whole('guard removed', ';'), ...negated] : negated
    }
    case 'ConditionalExpression':
      return [whole('branches swapped', `(${source(field('test'))} ? ${source(field('alternate'))} : ${source(field('consequent'))})`)]
    case 'UnaryExpression':
      return field('operator') === '!' ? [whole('not removed', source(field('argument')))] : []
    case 'Literal':
      return literalChanges(node, whole)
    case 'ExpressionStatement':
      return isCall(field('expression')) ? [whole('call removed', ';')] : []
    case 'CallExpression':
      return callChanges(node, text)
    default:
      return []
  }
}

/** An operator is replaced where it stands, so that the rest keeps its precedence. */
function operatorChanges(node: Node, text: string): readonly Change[] {
  const [left, right, operator] = [fieldOf(node, 'left'), fieldOf(node, 'right'), String(fieldOf(node, 'operator'))]
  if (!isNode(left) || !isNode(right)) return []
  const isCount = [left, right].some((side) => typeof fieldOf(side, 'value') === 'number')
  const other = COMPARISONS[operator] ?? (operator === '+' && isCount ? '-' : ARITHMETIC[operator])
  if (other === undefined) return []
  const start = text.indexOf(operator, left.end)
  if (start === -1 || start >= right.start) return []
  return [{ kind: operator in COMPARISONS ? 'comparison' : 'arithmetic', start, end: start + operator.length, replacement: other }]
}

function literalChanges(node: Node, whole: (kind: MutantKind, replacement: string) => Change): readonly Change[] {
  const value = fieldOf(node, 'value')
  if (typeof value === 'boolean') return [whole('boolean flipped', String(!value))]
  return typeof value === 'number' ? [whole('number changed', String(value + 1))] : []
}

function callChanges(node: Node, text: string): readonly Change[] {
  const callee = fieldOf(node, 'callee')
  const [object, property] = [fieldOf(callee, 'object'), fieldOf(callee, 'property')]
  if (!isNode(object) || !isNode(property)) return []
  const name = text.slice(property.start, property.end)
  const other = LIST_CALLS[name]
  if (other !== undefined) return [{ kind: 'list call changed', start: property.start, end: property.end, replacement: other }]
  if (!DROPPED_CALLS.has(name)) return []
  return [{ kind: 'list call changed', start: node.start, end: node.end, replacement: text.slice(object.start, object.end) }]
}

function isCall(value: unknown): boolean {
  const inner = isNode(value) && value.type === 'AwaitExpression' ? fieldOf(value, 'argument') : value
  return isNode(inner) && inner.type === 'CallExpression'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** Types and imports have no behaviour. */
function isTypeOnly({ type }: Node): boolean {
  if (type === 'ImportDeclaration') return true
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
}
