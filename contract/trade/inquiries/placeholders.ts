// Placeholders in saved replies, such as `{name}`. Pure, no zod.

export const placeholders = ['name', 'company', 'product', 'subject', 'me', 'myCompany'] as const
/** `name`, `company`: the other side. `me`, `myCompany`: the answering one. */
export type Placeholder = (typeof placeholders)[number]

/** Placeholders without a value vanish with their leading space. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string | null>>): string {
  return text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    if (!placeholders.some((one) => one === name)) return whole
    const value = values[name as Placeholder]
    return value ? space + value : ''
  })
}
