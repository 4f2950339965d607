// Typed array allocation, in one place to allow shared memory.
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

const width = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array }

export const u8 = (length: number): Uint8Array => new width.u8(length)
export const u16 = (length: number): Uint16Array => new width.u16(length)
export const u32 = (length: number): Uint32Array => new width.u32(length)
export const i32 = (length: number): Int32Array => new width.i32(length)
export const f64 = (length: number): Float64Array => new width.f64(length)

export function resized<T extends Column>(array: T, length: number): T {
  const make = array.constructor as new (length: number) => T
  const fresh = new make(length)
  fresh.set(length < array.length ? array.subarray(0, length) : array)
  return fresh
}

export function grown<T extends Column>(array: T, needed: number): T {
  return needed <= array.length ? array : resized(array, Math.max(needed, 16, Math.ceil(array.length * 1.5)))
}

export function growColumns<Name extends string>(
  table: Record<Name, Column>,
  names: readonly Name[],
  needed: number,
): void {
  for (const name of names) table[name] = grown(table[name], needed)
}
