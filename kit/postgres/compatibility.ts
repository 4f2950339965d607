// Compatibility of migrations with the version before.

const declared = /^-- (breaking|compatible): \S/m

export function isBreaking(sql: string): boolean {
  return declared.exec(sql)?.[1] === 'breaking'
}

export function isDeclared(sql: string): boolean {
  return declared.test(sql)
}

export function findRisks(sql: string): string[] {
  const statements = statementsOf(sql)
  const created = new Set(
    statements.flatMap(
      (one) => /^create .*?(?:table|view|function|type) (?:if not exists )?([\w.]+)/.exec(one)?.[1] ?? [],
    ),
  )
  const droppedConstraints = new Set(
    [...sql.matchAll(/drop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/gi)].map(([, name]) => name!.toLowerCase()),
  )
  return statements.filter((one) => {
    const table = /^alter table (?:if exists )?(?:only )?([\w.]+) (.+)$/.exec(one)
    if (table) return !created.has(table[1]!) && listOf(table[2]!).some((action) => isRisky(action, droppedConstraints))
    const drop = /^drop (?:table|view|materialized view|function|type|sequence|schema) (?:if exists )?(.+)$/.exec(one)
    if (drop) return !listOf(drop[1]!).every((name) => created.has(/^[\w.]+/.exec(name)?.[0] ?? ''))
    const unique = /^create unique index .*?on (?:only )?([\w.]+)/.exec(one)
    if (unique) return !created.has(unique[1]!)
    return /^(?:truncate|revoke)\b|^alter (?:view|type|function|schema|sequence) .*\b(?:rename|drop|set schema)\b/.test(
      one,
    )
  })
}

function isRisky(action: string, droppedConstraints: ReadonlySet<string>): boolean {
  const constraint = /^add constraint (\w+)/.exec(action)
  if (constraint) return !droppedConstraints.has(constraint[1]!)
  if (/^add (?:check|unique|primary key|foreign key|exclude)\b/.test(action)) return true
  if (action.startsWith('add '))
    return /\bnot null\b|\bprimary key\b/.test(action) && !/\bdefault\b|\bgenerated\b/.test(action)
  if (action.startsWith('drop ')) return !action.startsWith('drop constraint ')
  return /^rename\b|^set schema\b|^alter .*(?:\btype\b|\bset not null\b|\bdrop default\b)/.test(action)
}

function statementsOf(sql: string): string[] {
  const bare = sql
    .replace(/(\$\w*\$)[^]*?\1/g, `''`)
    .replace(/'(?:[^']|'')*'/g, `''`)
    .replace(/--.*$/gm, '')
    .replace(/\/\*[^]*?\*\//g, '')
  return bare
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
}

function listOf(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
