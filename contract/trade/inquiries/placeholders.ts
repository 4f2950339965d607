// Placeholders in saved replies, such as `{name}`: filled in when a reply is put into the field. Pure, without zod.

export const placeholders = ['name', 'company', 'product', 'subject', 'me', 'myCompany'] as const
/** `name`, `company`: of the other side. `me`, `myCompany`: who answers, and for whom. */
export type Placeholder = (typeof placeholders)[number]

/** The text with the values in their places. A placeholder without a value becomes nothing, with the space before it. */
export function fillPlaceholders(text: string, values: Partial<Record<Placeholder, string | null>>): string {
  return text.replace(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
    if (!placeholders.some((one) => one === name)) return whole
    const value = values[name as Placeholder]
    return value ? space + value : ''
  })
}
