// Raw SQL of the source.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as ast from 'typescript/unstable/ast'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'

/** `any` accepts every kind; `json` is an object or a list of objects. */
export type Claim = { kinds: Set<string>; nullable: boolean; optional: boolean }
/** `texts`: one a side of conditions; empty if unknown. */
export type Statement = { at: string; file: string; texts: string[]; claims: Map<string, Claim>; camel: boolean }

type Value = ast.Node | string
type Bindings = ReadonlyMap<string, Value>
type Call = { row: ast.TypeNode; text: ast.Node; camel: boolean }

const root = fileURLToPath(new URL('..', import.meta.url))
const begins = /^\s*(select|insert|update|delete|with)\b/i

export function statementsIn(rooms: readonly string[]): Statement[] {
  const api = new API({ cwd: root })
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()[0]!
    const inRooms = program
      .getSourceFileNames()
      .filter(
        (name) => rooms.some((room) => name.startsWith(`${root}${room}/`)) && !/\.test\.ts$|\/testing[^/]*$/.test(name),
      )
    return inRooms.flatMap((name) => statementsOf(program.getSourceFile(name)!, checker))
  } finally {
    api.close()
  }
}

function statementsOf(source: ast.SourceFile, checker: Checker): Statement[] {
  const found: Statement[] = []
  const readers = [true, false].map((side) => new TextReader(checker, side))
  function visit(node: ast.Node): void {
    const call = callAt(node)
    const texts = call ? [...new Set(readers.flatMap((reader) => reader.textOf(call.text) ?? []))] : []
    const isRow = call && kindOf(checker.getTypeFromTypeNode(call.row)!, checker) === 'json'
    if (isRow && (texts.length === 0 || begins.test(texts[0]!))) {
      const file = source.fileName.slice(root.length)
      const line = source.text.slice(0, node.getStart()).split('\n').length
      found.push({ at: `${file}:${line}`, file, texts, claims: claimsOf(call.row, checker), camel: call.camel })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function callAt(node: ast.Node): Call | undefined {
  if (ast.isTaggedTemplateExpression(node) && isNamed(node.tag, 'sql') && node.typeArguments?.[0])
    return { row: node.typeArguments[0], text: node, camel: true }
  if (!ast.isCallExpression(node)) return undefined
  if (isNamed(node.expression, 'prepared') && node.typeArguments?.[0]) {
    const [, query] = node.arguments
    const text = query && ast.isCallExpression(query) ? query.arguments[0] : undefined
    return text && { row: node.typeArguments[0], text, camel: true }
  }
  if (!ast.isPropertyAccessExpression(node.expression)) return undefined
  const [row] = node.typeArguments ?? []
  const [asked] = node.arguments
  const name = node.expression.name.text
  if (!row || !asked || !['query', 'executeQuery', 'raw'].includes(name)) return undefined
  return { row, text: asked, camel: name !== 'query' }
}

const isNamed = (node: ast.Node, name: string) => ast.isIdentifier(node) && node.text === name

function claimsOf(row: ast.TypeNode, checker: Checker): Map<string, Claim> {
  const type = checker.getTypeFromTypeNode(row)!
  return new Map(
    checker.getPropertiesOfType(type).map((property) => {
      const held = checker.getTypeOfSymbol(property)!
      const members = held.isUnionType() ? held.getTypes() : [held]
      const isEmpty = ({ flags }: Type) => (flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0
      const kinds = new Set(members.filter((member) => !isEmpty(member)).map((member) => kindOf(member, checker)))
      const nullable = members.some((member) => (member.flags & TypeFlags.Null) !== 0) || kinds.has('any')
      return [property.name, { kinds, nullable, optional: (property.flags & SymbolFlags.Optional) !== 0 }] as const
    }),
  )
}

function kindOf(type: Type, checker: Checker): string {
  const { flags } = type
  if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return 'any'
  if (flags & TypeFlags.StringLike) return 'string'
  if (flags & TypeFlags.NumberLike) return 'number'
  if (flags & TypeFlags.BooleanLike) return 'boolean'
  if (type.isIntersectionType()) return kindOf(type.getTypes()[0]!, checker)
  const name = type.getSymbol()?.name
  if (name === 'Date' || name === 'Buffer') return name
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return 'json'
  const [item] = checker.getTypeArguments(type)
  const members = item?.isUnionType() ? item.getTypes() : item ? [item] : []
  const first = members.find(({ flags: own }) => !(own & TypeFlags.Null))
  return first ? `${kindOf(first, checker)}[]` : 'json'
}

const load = createRequire(import.meta.url)

class TextReader {
  readonly #checker: Checker
  readonly #side: boolean

  constructor(checker: Checker, side: boolean) {
    this.#checker = checker
    this.#side = side
  }

  #isSql(node: ast.Node): boolean {
    return /RawBuilder|Expression|Sql\b/.test(this.#checker.typeToString(this.#checker.getTypeAtLocation(node)!))
  }

  textOf(value: Value | undefined, bound: Bindings = new Map()): string | undefined {
    if (value === undefined || typeof value === 'string') return value
    const node = unwrapped(value)
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node) || ast.isNumericLiteral(node))
      return node.text
    if (ast.isTemplateExpression(node)) return this.#joined(node, bound, (span) => this.textOf(span, bound))
    if (ast.isTaggedTemplateExpression(node)) return this.#fragment(node, bound)
    if (ast.isObjectLiteralExpression(node)) return this.textOf(propertyOf(node, 'text'), bound)
    if (ast.isConditionalExpression(node)) return this.textOf(this.#sideOf(node), bound)
    if (ast.isBinaryExpression(node)) return this.textOf(node.left, bound) ?? this.textOf(node.right, bound)
    if (ast.isCallExpression(node)) return this.#called(node, bound)
    if (ast.isIdentifier(node) || ast.isAccessExpression(node)) return this.#named(node, bound) ?? this.#sampleOf(node)
    return this.#sampleOf(node)
  }

  #sideOf({ whenTrue, whenFalse }: ast.ConditionalExpression): ast.Node {
    return this.#side ? whenTrue : whenFalse
  }

  #joined(
    node: ast.TemplateExpression,
    bound: Bindings,
    spanOf: (span: ast.Expression) => string | undefined,
  ): string | undefined {
    let text = node.head.text
    for (const { expression, literal } of node.templateSpans) {
      const span = spanOf(expression)
      if (span === undefined) return undefined
      text += span + literal.text
    }
    return text
  }

  #fragment({ template }: ast.TaggedTemplateExpression, bound: Bindings): string | undefined {
    if (ast.isNoSubstitutionTemplateLiteral(template)) return template.text
    return this.#joined(template, bound, (span) => (this.#isSql(span) ? this.textOf(span, bound) : '$?'))
  }

  #called(node: ast.CallExpression, bound: Bindings): string | undefined {
    const { expression, arguments: given } = node
    const texts = given.map((one) => this.textOf(one, bound))
    if (isNamed(expression, 'String')) return texts[0]
    if (ast.isPropertyAccessExpression(expression)) {
      const { name, expression: of } = expression
      if (isNamed(of, 'sql') && name.text === 'join') return this.#list(given[0], bound)?.join(texts[1] ?? ', ') ?? '$?'
      if (isNamed(of, 'sql') && ['ref', 'id', 'table'].includes(name.text)) return quoted(texts)
      if (isNamed(of, 'sql') || isNamed(of, 'CompiledQuery')) return texts[0]
      if (name.text === 'join') return this.#list(of, bound)?.join(texts[0])
    }
    const declared = this.#declarationOf(expression)
    const made = declared && ast.isVariableDeclaration(declared) ? declared.initializer : declared
    if (!made || !(ast.isFunctionDeclaration(made) || ast.isArrowFunction(made)) || !made.body) return undefined
    const values = made.parameters.map(({ name, initializer }, at): [string, Value | undefined] => [
      keyOf(name.parent),
      texts[at] ?? (given[at] ? this.#resolved(given[at], bound) : initializer),
    ])
    const inside = new Map([...bound, ...values.flatMap(([key, value]) => (value ? [[key, value] as const] : []))])
    const text = this.textOf(ast.isBlock(made.body) ? returned(made.body) : made.body, inside)
    const run = text === undefined ? exported(declared!) : undefined
    return typeof run === 'function' && !texts.includes(undefined) ? String(run(...texts)) : text
  }

  #list(value: Value | undefined, bound: Bindings): string[] | undefined {
    if (value === undefined || typeof value === 'string') return undefined
    const node = unwrapped(value)
    if (ast.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => this.textOf(item, bound) ?? [])
    if (ast.isIdentifier(node)) {
      const declared = this.#declarationOf(node)
      const given = declared && bound.get(keyOf(declared))
      if (given) return this.#list(given, bound)
      const known = declared && exported(declared)
      if (Array.isArray(known)) return known.map(String)
      return declared && ast.isVariableDeclaration(declared) ? this.#list(declared.initializer, bound) : undefined
    }
    if (!ast.isCallExpression(node) || !ast.isPropertyAccessExpression(node.expression)) return undefined
    const [mapper] = node.arguments
    const [parameter] = mapper && ast.isArrowFunction(mapper) ? mapper.parameters : []
    if (node.expression.name.text !== 'map' || !mapper || !ast.isArrowFunction(mapper) || !parameter) return undefined
    return this.#list(node.expression.expression, bound)?.flatMap(
      (item) => this.textOf(mapper.body, new Map([...bound, [keyOf(parameter), item]])) ?? [],
    )
  }

  #named(node: ast.Node, bound: Bindings): string | undefined {
    if (ast.isElementAccessExpression(node)) return this.textOf(this.#memberOf(node, bound), bound)
    const declared = this.#declarationOf(node)
    if (!declared) return undefined
    const value = bound.get(keyOf(declared))
    if (value) return this.textOf(value, bound)
    if (ast.isBindingElement(declared)) return this.textOf(this.#elementOf(declared), bound)
    if (!ast.isVariableDeclaration(declared) && !ast.isPropertyAssignment(declared)) return undefined
    const text = this.textOf(declared.initializer, bound)
    const known = text === undefined ? exported(declared) : undefined
    return typeof known === 'string' ? known : text
  }

  #memberOf({ expression, argumentExpression }: ast.ElementAccessExpression, bound: Bindings): Value | undefined {
    const declared = ast.isElementAccessExpression(expression) ? undefined : this.#declarationOf(expression)
    const of = declared && ast.isVariableDeclaration(declared) ? declared.initializer : undefined
    const value = ast.isElementAccessExpression(expression) ? this.#memberOf(expression, bound) : of
    const table = value && typeof value !== 'string' && unwrapped(value)
    if (!table || !ast.isObjectLiteralExpression(table)) return undefined
    const [first] = table.properties
    return (
      propertyOf(table, this.textOf(argumentExpression, bound) ?? '') ??
      (first && ast.isPropertyAssignment(first) ? first.initializer : undefined)
    )
  }

  #elementOf(element: ast.BindingElement): ast.Node | undefined {
    const pattern = element.parent as ast.ArrayBindingPattern
    const declared: ast.Node = pattern.parent
    const value = ast.isVariableDeclaration(declared) && declared.initializer && unwrapped(declared.initializer)
    const array = value && ast.isConditionalExpression(value) ? this.#sideOf(value) : value
    if (!array || !ast.isArrayLiteralExpression(array)) return undefined
    return array.elements[[...pattern.elements].findIndex(({ pos }) => pos === element.pos)]
  }

  #resolved(value: ast.Node, bound: Bindings): Value {
    const declared = ast.isIdentifier(value) ? this.#declarationOf(value) : undefined
    return (declared && bound.get(keyOf(declared))) ?? value
  }

  #declarationOf(node: ast.Node): ast.Node | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node)
    const own = symbol && symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    return own?.valueDeclaration?.resolve()
  }

  #sampleOf(node: ast.Node): string | undefined {
    const type = this.#checker.getTypeAtLocation(node)
    const [first] = type?.isUnionType() ? type.getTypes() : type ? [type] : []
    if (first?.isStringLiteralType() || first?.isNumberLiteralType()) return String(first.value)
    return first && first.flags & TypeFlags.NumberLike ? '1' : undefined
  }
}

function exported(declared: ast.Node): unknown {
  const { fileName } = declared.getSourceFile()
  const isOurs = fileName.startsWith(root) && !fileName.includes('node_modules')
  if (!isOurs || !(ast.isVariableDeclaration(declared) || ast.isFunctionDeclaration(declared))) return undefined
  return (load(fileName) as Record<string, unknown>)[declared.name?.getText() ?? '']
}

const keyOf = (node: ast.Node): string => `${node.getSourceFile().fileName} ${node.pos}`
const quoted = (names: readonly (string | undefined)[]) => {
  const known = names.flatMap((name) => name?.split('.') ?? [])
  return known.length > 0 ? known.map((name) => `"${name}"`).join('.') : undefined
}

function unwrapped(node: ast.Node): ast.Node {
  const isWrapper =
    ast.isParenthesizedExpression(node) ||
    ast.isAsExpression(node) ||
    ast.isSatisfiesExpression(node) ||
    ast.isNonNullExpression(node)
  return isWrapper ? unwrapped(node.expression) : node
}

function propertyOf(node: ast.ObjectLiteralExpression, name: string): ast.Node | undefined {
  for (const property of node.properties) {
    if (ast.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer
    if (ast.isShorthandPropertyAssignment(property) && property.name.getText() === name) return property.name
  }
  return undefined
}

function returned(body: ast.Block): ast.Node | undefined {
  const last = body.statements.findLast((statement) => ast.isReturnStatement(statement))
  return last && ast.isReturnStatement(last) ? last.expression : undefined
}
