// Specification ranges in addresses: `range=Power:kW:10..50`, or `min:Power:kW=10` from the form.

/** Either end may be open, not both. `unit` may be empty. */
export type SpecRange = { key: string; unit: string; min?: number | undefined; max?: number | undefined }

const rangesMost = 20
const escaped = /[\\:]/g
const part = String.raw`((?:\\.|[^\\:])*)`
const rangePattern = new RegExp(`^${part}:${part}:(-?\\d*\\.?\\d*)\\.\\.(-?\\d*\\.?\\d*)$`, 'su')
const fieldPattern = new RegExp(`^(min|max):${part}:${part}$`, 'su')

function escape(text: string): string {
  return text.replace(escaped, '\\$&')
}
function unescape(text: string): string {
  return text.replace(/\\(.)/gsu, '$1')
}

function amountOf(text: string): number | undefined {
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined
}

export function isSameSpec(one: SpecRange, other: Pick<SpecRange, 'key' | 'unit'>): boolean {
  return one.key === other.key && one.unit === other.unit
}

function sound({ key, unit, min, max }: SpecRange): SpecRange | undefined {
  if (!key || (min === undefined && max === undefined)) return undefined
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  return { key, unit, ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
}

export function rangeText({ key, unit, min, max }: SpecRange): string {
  return `${escape(key)}:${escape(unit)}:${min ?? ''}..${max ?? ''}`
}

export function rangeField(end: 'min' | 'max', { key, unit }: Pick<SpecRange, 'key' | 'unit'>): string {
  return `${end}:${escape(key)}:${escape(unit)}`
}

/** Form fields override `range`. */
export function rangesOf(params: URLSearchParams): SpecRange[] {
  const ranges: SpecRange[] = []
  function at(key: string, unit: string): SpecRange {
    const known = ranges.find((one) => isSameSpec(one, { key, unit }))
    if (known) return known
    const added = { key, unit }
    ranges.push(added)
    return added
  }
  for (const text of params.getAll('range')) {
    const [, key, unit, min, max] = rangePattern.exec(text) ?? []
    if (key) Object.assign(at(unescape(key), unescape(unit!)), { min: amountOf(min!), max: amountOf(max!) })
  }
  for (const [name, value] of params) {
    const [, end, key, unit] = fieldPattern.exec(name) ?? []
    if (key) at(unescape(key), unescape(unit!))[end as 'min' | 'max'] = amountOf(value.trim())
  }
  return ranges.flatMap((range) => sound(range) ?? []).slice(0, rangesMost)
}
