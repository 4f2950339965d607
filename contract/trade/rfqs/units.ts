// RFQ units by international definitions (1 lb = 0.45359237 kg, 1 ft = 0.3048 m, 1 US gal = 3.785411784 l).

const units = {
  piece: ['count', 1],
  pair: ['count', 2],
  dozen: ['count', 12],
  hundred: ['count', 100],
  thousand: ['count', 1000],
  g: ['mass', 0.001],
  kg: ['mass', 1],
  t: ['mass', 1000],
  lb: ['mass', 0.45359237],
  mm: ['length', 0.001],
  cm: ['length', 0.01],
  m: ['length', 1],
  km: ['length', 1000],
  ft: ['length', 0.3048],
  m2: ['area', 1],
  ft2: ['area', 0.09290304],
  ml: ['volume', 0.001],
  l: ['volume', 1],
  m3: ['volume', 1000],
  gal: ['volume', 3.785411784],
  set: ['set', 1],
  roll: ['roll', 1],
  carton: ['carton', 1],
  pallet: ['pallet', 1],
  container: ['container', 1],
} as const satisfies Record<string, readonly [dimension: string, factor: number]>

export type Unit = keyof typeof units
export const unitCodes = Object.keys(units) as [Unit, ...Unit[]]

/** Undefined across dimensions. */
export function unitFactor(from: Unit, to: Unit): number | undefined {
  const [dimension, factor] = units[from]
  const [other, divisor] = units[to]
  return dimension === other ? factor / divisor : undefined
}
