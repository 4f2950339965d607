// Time zones and their clocks. No zod.

export function isZone(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function clockIn(zone: string, at: Date): { hour: number; minute: number; second: number } {
  const numbers = clockOf(zone)
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value))
  const [hour = 0, minute = 0, second = 0] = numbers
  return { hour, minute, second }
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const digits = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-US', { timeZone, ...digits })
}
