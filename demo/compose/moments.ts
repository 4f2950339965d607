// Deterministic registration times of samples.
import { chance } from '#illustrations/chance.ts'

const first = Date.parse('2021-02-01T06:00:00Z')
const last = Date.parse('2026-11-10T18:00:00Z')

/** ISO instant between first (or `from`) and last. */
export function registeredAt(seed: string, from?: string): string {
  const start = from ? Date.parse(from) : first
  const span = Math.max(0, last - start)
  const at = start + Math.floor((chance(`${seed}/registered`).next() * span) / 60_000) * 60_000
  return new Date(at).toISOString().replace('.000Z', 'Z')
}
