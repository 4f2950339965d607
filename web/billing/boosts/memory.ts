// Boosts seen and clicked, only on this device.
import { boostClickDays, boostShownMost } from '#contract/billing/boosts/rules.ts'

/** `shown` by boost; `clicked`: boost and time (ms) by company. */
type Memory = {
  shown: Record<string, { day: string; times: number }>
  clicked: Record<string, { boostID: string; at: number }>
}

const storageKey = 'boosts'
const clickAge = boostClickDays * 24 * 3600 * 1000 // ms

function read(): Memory {
  try {
    const { shown = {}, clicked = {} } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Memory>
    return { shown, clicked }
  } catch {
    return { shown: {}, clicked: {} }
  }
}
function write({ shown, clicked }: Memory, now: number): void {
  const day = dayOf(now)
  const fresh: Memory = {
    shown: Object.fromEntries(Object.entries(shown).filter(([, one]) => one.day === day)),
    clicked: Object.fromEntries(Object.entries(clicked).filter(([, one]) => one.at > now - clickAge)),
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify(fresh))
  } catch {}
}
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

export function seenEnough(now = Date.now()): string[] {
  return Object.entries(read().shown)
    .filter(([, { day, times }]) => day === dayOf(now) && times >= boostShownMost)
    .map(([boostID]) => boostID)
}

export function rememberShown(boostID: string, now = Date.now()): void {
  const memory = read()
  const day = dayOf(now)
  const before = memory.shown[boostID]
  memory.shown[boostID] = { day, times: before?.day === day ? before.times + 1 : 1 }
  write(memory, now)
}

export function rememberClick(businessID: string, boostID: string, now = Date.now()): void {
  const memory = read()
  memory.clicked[businessID] = { boostID, at: now }
  write(memory, now)
}

export function takeClick(businessID: string, now = Date.now()): string | undefined {
  const memory = read()
  const click = memory.clicked[businessID]
  if (!click) return undefined
  delete memory.clicked[businessID]
  write(memory, now)
  return click.at > now - clickAge ? click.boostID : undefined
}
