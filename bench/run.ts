// Runner of `npm run bench`.

const all = [
  'relevance',
  'engine',
  'suggestions',
  'fulltext',
  'import',
  'http',
  'auth',
  'catalogue',
  'social',
  'messages',
  'kills',
  'agreements',
  'upload',
  'pages',
  'versions',
  'owner',
  'weight',
  'start',
  'plans',
  'memory',
  'live',
  'beacons',
  'overload',
  'clicks',
  'lighthouse',
] as const

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = asked.filter((name) => !all.includes(name as (typeof all)[number]))
if (unknown.length) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(2)
}
const lines: string[] = []
const print = console.log.bind(console)
console.log = (...given: unknown[]) => {
  lines.push(given.join(' '))
  console.error(...given)
}
let kept = true
for (const name of asked.length ? asked : all) {
  console.log(`\n# ${name}`)
  const { run } = (await import(`./${name}.ts`)) as { run: () => Promise<boolean> }
  kept = (await run()) && kept
}
const isOver = (line: string) => /\b(OVER|RESTLESS)\b/.test(line)
const over = lines.filter(isOver)
print(over.length ? `# over budget\n${over.join('\n')}\n` : '# all within budget\n')
for (const line of lines) if (!isOver(line)) print(line)
process.exit(kept ? 0 : 1)
