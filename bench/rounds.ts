// Two sides in alternating rounds, against machine drift. Figures: µs of CPU per request.

export type Side = {
  name: string
  run: (count: number) => Promise<number>
  cpu: () => number
}
type Figure = { median: number; min: number; max: number }
export type Comparison = {
  name: string
  ours: Figure
  floor: Figure
  ratio: Figure
  limit: number
  ok: boolean
  restless: boolean
}

export const quick = process.env['BENCH_QUICK'] === '1'

const spreadMost = 1.35
const attempts = 3
const warm = quick ? 10_000 : 500_000 // µs of CPU
const least = quick ? 10_000 : 350_000 // µs of CPU, large against background work
const roundsUsual = quick ? 3 : 7

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)]!, min: sorted[0]!, max: sorted.at(-1)! }
}

async function costOf(side: Side, count: number): Promise<number> {
  const before = side.cpu()
  const made = await side.run(count)
  return (side.cpu() - before) / made
}

async function warmUp(side: Side): Promise<number> {
  for (let count = 16; ; count *= 4) {
    const cost = await costOf(side, count)
    if (cost * count >= warm || count > 50_000) return Math.max(16, Math.ceil(least / Math.max(cost, 1)))
  }
}

export async function compare(name: string, ours: Side, floor: Side, limit: number): Promise<Comparison> {
  const counts = new Map([
    [ours, await warmUp(ours)],
    [floor, await warmUp(floor)],
  ])
  let compared = await measure(name, ours, floor, limit, counts)
  for (let again = 1; again < attempts && compared.restless; again++)
    compared = await measure(name, ours, floor, limit, counts)
  return compared
}

async function measure(
  name: string,
  ours: Side,
  floor: Side,
  limit: number,
  counts: Map<Side, number>,
): Promise<Comparison> {
  const costs: { ours: number; floor: number }[] = []
  for (let round = 0; round < roundsUsual; round++) {
    const first = round % 2 === 0 ? ours : floor
    const second = first === ours ? floor : ours
    const a = await costOf(first, counts.get(first)!)
    const b = await costOf(second, counts.get(second)!)
    costs.push(first === ours ? { ours: a, floor: b } : { ours: b, floor: a })
  }
  const ratios = costs.map((cost) => cost.ours / cost.floor).toSorted((a, b) => a - b)
  const inner = ratios.length > 4 ? ratios.slice(1, -1) : ratios
  const restless = !quick && inner.at(-1)! / inner[0]! > spreadMost
  const ratio = figureOf(ratios)
  return {
    name,
    ours: figureOf(costs.map((cost) => cost.ours)),
    floor: figureOf(costs.map((cost) => cost.floor)),
    ratio,
    limit,
    ok: ratio.median <= limit && !restless,
    restless,
  }
}

export function lineOf({ name, ours, floor, ratio, limit, ok, restless }: Comparison): string {
  const us = ({ median, min, max }: Figure) => `${short(median)} µs (${short(min)}..${short(max)})`.padEnd(24)
  const ratios = `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)}..${ratio.max.toFixed(2)})`
  const verdict = ok ? 'ok' : ratio.median > limit ? 'OVER' : `RESTLESS: rounds differ by more than ${spreadMost}`
  return `${name.padEnd(36)} ours ${us(ours)} floor ${us(floor)} ratio ${ratios.padEnd(18)} limit ${limit}  ${restless || verdict !== 'ok' ? verdict : 'ok'}`
}

function short(microseconds: number): string {
  return microseconds < 100 ? microseconds.toFixed(1) : microseconds.toFixed(0)
}

export function kept(name: string, figure: number, limit: number, unit: string, more = ''): boolean {
  const ok = figure <= limit
  console.log(`${name.padEnd(36)} ${figure} ${unit}${more}  limit ${limit}  ${ok ? 'ok' : 'OVER'}`)
  return ok
}
