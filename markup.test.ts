// Markup: text beside conditional siblings stands in an element, safe from foreign hands; no side has a name.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'vite'

const root = import.meta.dirname
const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const files = all.filter((file) => file.endsWith('.tsx'))

/** ESTree node. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }
export type LooseText = { file: string; node: Node; source: string }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const inside = (node: Node, key: string) => node[key] as Node
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []
const calls = (node: Node, names: RegExp) => names.test(String(inside(inside(node, 'callee'), 'property')?.['name']))
const textNames =
  /^(children|label|title|text|name|words|message|error|hint|place|zipcode|sentence|failed|answered|time|at|until|email|reason|source|why|line|note|unit|amount|total|count|number)$|(Name|Text|Label|Title)$/

function isText(node: Node): boolean {
  switch (node.type) {
    case 'JSXText':
      return String(node['value']).trim() !== ''
    case 'Literal':
      return /\S/.test(String(node['value'] ?? '')) && typeof node['value'] !== 'boolean'
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
    case 'MemberExpression':
      return true
    case 'BinaryExpression':
      return node['operator'] === '+'
    case 'Identifier':
      return textNames.test(String(node['name']))
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return isText(inside(node, 'expression'))
    case 'ConditionalExpression':
      return isText(inside(node, 'consequent')) || isText(inside(node, 'alternate'))
    case 'LogicalExpression':
      return isText(inside(node, 'right')) || (node['operator'] !== '&&' && isText(inside(node, 'left')))
    case 'CallExpression':
      return returnsText(node)
    default:
      return false
  }
}

function returnsText(call: Node): boolean {
  const callee = inside(call, 'callee')
  if (callee.type === 'Identifier') return /^(t|String|textOf|words|cut)$/.test(String(callee['name']))
  if (callee.type !== 'MemberExpression') return false
  const object = inside(callee, 'object')
  return calls(call, /^(join|replace|_)$/) || (object.type === 'Identifier' && object['name'] === 'formats')
}

function isConditional(node: Node): boolean {
  if (node.type !== 'JSXExpressionContainer') return false
  let expression = inside(node, 'expression')
  while (/^(Parenthesized|Chain)Expression$/.test(expression.type)) expression = inside(expression, 'expression')
  if (expression.type === 'CallExpression') return calls(expression, /^(map|flatMap)$/)
  return expression.type === 'LogicalExpression' || expression.type === 'ConditionalExpression'
}

const blocks = /^(div|section|form|nav|main|article|aside|header|footer|fieldset)$|(Context|Dialog|Actions|Card)$/
function isValue(child: Node): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  return /^(Identifier|MemberExpression|CallExpression|ChainExpression)$/.test(inside(child, 'expression').type)
}

function looseTextsOf(node: Node): Node[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  const name = node.type === 'JSXElement' ? inside(inside(node, 'openingElement'), 'name')['name'] : ''
  if (name === 'Trans' || name === 'Plural') return []
  const children = nodesIn(node['children']).filter(
    (child) =>
      !(child.type === 'JSXText' && !isText(child)) &&
      !(child.type === 'JSXExpressionContainer' && inside(child, 'expression').type === 'JSXEmptyExpression'),
  )
  const texts = children.filter((child) => isText(child) && !(blocks.test(String(name)) && isValue(child)))
  if (node.type === 'JSXFragment') return texts
  return children.length > 1 && children.some(isConditional) ? texts : []
}

function walk(file: string, source: string, node: Node): LooseText[] {
  const own = looseTextsOf(node).map((one) => ({ file, node: one, source }))
  return [
    ...own,
    ...Object.values(node)
      .flatMap(nodesIn)
      .flatMap((child) => walk(file, source, child)),
  ]
}

export function looseTexts(): LooseText[] {
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return walk(file, source, parseSync(file, source).program as unknown as Node)
  })
}

test('text beside conditional siblings, or loose in a fragment, stands in an element: <Text>', () => {
  const found = looseTexts().map(({ file, node, source }) => {
    const line = source.slice(0, node.start).split('\n').length
    return `${file}:${line} ${source.slice(node.start, node.end).trim()}`
  })
  assert.deepEqual(found, [])
})

const sides = [
  /(?<![\w-])((scroll-)?(margin|padding)-|border-((top|bottom)-)?)?(left|right)(-(width|color|style|radius))?:[^;]*/g,
  /(?<![\w-])(text-align|float|clear|transform-origin): [^;]*\b(left|right)[^;]*/g,
  /(?<![\w-])text-align: (start|end)/g,
  /(?<![\w-])translate: (?!0 )(?![^;]*var\(--forward\))[^;]*/g,
  /(?<![\w-])transform: [^;]*(translate|skew)[^;]*/g,
  /(?<![\w-])box-shadow: inset -?[1-9][^;]*/g,
  /(?<![\w-])linear-gradient\((to (left|right)|\d+deg)[^;]*/g,
]
const fourLengths = /(?<![\w-])(?:padding|margin|inset|border-radius): ([^;{}]*);/g
const sidesInCode = /\b(?:margin|padding|border)(?:Left|Right)\b|\bscrollLeft\b|\bArrow(?:Left|Right)\b/g

/** Meant sides: alike both ways, or a field's that takes the typed direction. */
const meant: Record<string, string[]> = {
  'web/ui/States.module.css': ['linear-gradient(90deg, transparent, var(--sheet), transparent)'],
  'web/ui/controls/Field.module.css': [
    'padding-right: var(--target)',
    'padding-right: var(--s3)',
    'padding-left: var(--target)',
  ],
  'web/foundation/form/Form.module.css': ['padding-right: 64px', 'padding-right: var(--s3)', 'padding-left: 64px'],
  'web/social/comments/thread/Comments.module.css': [
    'padding: 9px 44px 9px var(--s3);',
    'padding-right: var(--s3)',
    'padding-left: 44px',
  ],
  'web/operations/console/Console.module.css': [
    'border-right: 0',
    'border-radius: var(--r1) 0 0 var(--r1);',
    'border-right: 1px solid var(--line-strong)',
    'border-left: 0',
    'border-radius: 0 var(--r1) var(--r1) 0;',
  ],
  'web/ui/direction.ts': ['ArrowLeft', 'ArrowRight', 'scrollLeft'],
  'web/catalog/documents/model/gestures.ts': ['ArrowLeft', 'ArrowRight'],
  'web/identity/businesses/edit/Tabs.tsx': ['scrollLeft'],
  'web/discovery/profiles/product/Gallery.tsx': ['scrollLeft'],
  'web/trade/rfqs/comparison/ComparisonTable.tsx': ['scrollLeft'],
  'web/operations/console/overview/PlotFigure.tsx': ['ArrowLeft', 'ArrowRight'],
}

function isOneSided(declaration: string, value: string): boolean {
  const lengths = value.match(/[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g) ?? []
  const [first, second, third, fourth = second] = lengths
  if (!declaration.startsWith('border-radius')) return lengths.length === 4 && second !== fourth
  return lengths.length > 1 && (first !== second || (third ?? first) !== fourth)
}

function sidesIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (!file.endsWith('.css')) return text.match(sidesInCode) ?? []
  const oneSided = text.matchAll(fourLengths).filter(([declaration, value]) => isOneSided(declaration, value!))
  return [...sides.flatMap((side) => text.match(side) ?? []), ...[...oneSided].map(([declaration]) => declaration)]
}

test('style sheets and scripts name start and end, not left and right', () => {
  const found = all
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => sidesIn(file).map((side) => [file, side] as const))
  const wrong = found.filter(([file, side]) => !meant[file]?.includes(side))
  assert.deepEqual(wrong, [])
  const gone = Object.keys(meant).filter((file) => !found.some(([other]) => other === file))
  assert.deepEqual(gone, [])
})
