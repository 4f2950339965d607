// When a sample was registered: spread over the years before the data's own day, the same at every run.
import { chance } from '#kit/illustrations/chance.ts'

/** The day the demonstration data stands for. */
export const dataDay = '2026-11-20'

const first = Date.parse('2021-02-01T06:00:00Z')
const last = Date.parse('2026-11-10T18:00:00Z')

/** An ISO instant between the beginning (or `from`) and ten days before the data's day. */
export function registeredAt(seed: string, from?: string): string {
  const start = from ? Date.parse(from) : first
  const span = Math.max(0, last - start)
  const at = start + Math.floor((chance(`${seed}/registered`).next() * span) / 60_000) * 60_000
  return new Date(at).toISOString().replace('.000Z', 'Z')
}
