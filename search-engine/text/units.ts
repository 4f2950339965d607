// Units and factors: 0.5 kW is 500 W, 2" is 50.8 mm.

const kinds: Record<string, Record<string, number>> = {
  mm: {
    mm: 1,
    cm: 10,
    dm: 100,
    m: 1000,
    km: 1e6,
    um: 0.001,
    μm: 0.001,
    micron: 0.001,
    micra: 0.001,
    pollice: 25.4,
    pulgada: 25.4,
    zoll: 25.4,
    in: 25.4,
    inch: 25.4,
    inche: 25.4,
    ft: 304.8,
    pollici: 25.4,
    pulgadas: 25.4,
    pouce: 25.4,
    pouces: 25.4,
    polegada: 25.4,
    polegadas: 25.4,
  },
  g: { g: 1, mg: 0.001, kg: 1000, kgs: 1000, t: 1e6, lb: 453.592, lbs: 453.592, oz: 28.3495 },
  w: { w: 1, kw: 1000, mw: 1e6, wp: 1, kwp: 1000, hp: 745.7, cv: 735.5 },
  v: { v: 1, kv: 1000, mv: 0.001, vdc: 1, vac: 1 },
  a: { a: 1, ma: 0.001, ka: 1000, amp: 1, ampere: 1 },
  va: { va: 1, kva: 1000, mva: 1e6 },
  bar: { bar: 1, mbar: 0.001, pa: 1e-5, hpa: 0.001, kpa: 0.01, mpa: 10, psi: 0.0689476 },
  hz: { hz: 1, khz: 1000, mhz: 1e6, ghz: 1e9 },
  l: { l: 1, ml: 0.001, cl: 0.01, dl: 0.1, cc: 0.001, lt: 1 },
  wh: { wh: 1, kwh: 1000, mwh: 1e6 },
  ah: { ah: 1, mah: 0.001 },
  gb: { gb: 1, mb: 0.001, tb: 1000 },
  rpm: { rpm: 1 },
  dpi: { dpi: 1 },
  db: { db: 1 },
  nm: { nm: 1 },
  min: { min: 1, h: 60 },
  f: { f: 1, uf: 1e-6, μf: 1e-6, nf: 1e-9, pf: 1e-12 },
  k: { k: 1 },
  lm: { lm: 1 },
  px: { px: 1 },
}

export const baseUnits: ReadonlySet<string> = new Set(Object.keys(kinds))

const factors = new Map(
  Object.entries(kinds).flatMap(([base, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, { base, factor }] as const),
  ),
)

export function amountWord(number: string, unit: string): string | undefined {
  const known = factors.get(unit)
  if (!known) return undefined
  const [over, under] = number.split('/').map(Number) as [number, number | undefined]
  const amount = (under === undefined ? over : over / under) * known.factor
  return Number.isFinite(amount) ? `${Number(amount.toPrecision(6))}${known.base}` : undefined
}
