// Foreign values of section fields.
import * as z from 'zod'
import type { SectionField } from '#contract/identity/businesses/sections.ts'
import { fileAddressMost } from '#contract/foundation/constants.ts'
import { phoneIn } from '#contract/foundation/phone-numbers.ts'
import * as lists from '#api/foundation/reference/lookup.ts'
import { countryCodeOf } from './places.ts'
import { cleanLine, cleanProse, numberIn, optional, optionalInstant, Written } from './values.ts'

export type Importable = Exclude<SectionField, { kind: 'categories' | 'picture' }> | DayField
type DayField = { readonly kind: 'day'; readonly written: z.ZodType }
export type ValueOf<F extends { written: z.ZodType }> = NonNullable<z.output<F['written']>>
type ImportedField<F extends { written: z.ZodType }> = z.ZodType<ValueOf<F> | undefined>

/** Missing where empty; state names wait for the country. */
export function imported<F extends Importable>(field: F): ImportedField<F> {
  return optional(cleanedValue(field)).transform((value) => value ?? undefined) as unknown as ImportedField<F>
}

export function importedLine<F extends Importable>(field: F): ImportedField<F> {
  return optional(cleanedBy(cleanLine, field.written)).transform(
    (value) => value ?? undefined,
  ) as unknown as ImportedField<F>
}

/** Accepts texts ('1,200'); unreadable or refused: unknown. */
export function importedNumber(written: z.ZodType, whole: boolean): z.ZodType<number | undefined> {
  const Number = z.union([z.number(), z.string()]).transform((given) => accepted(written, roundedIf(whole, given)))
  return optional(Number) as z.ZodType<number | undefined>
}

function roundedIf(whole: boolean, given: number | string): number {
  const number = numberIn(given)
  return whole ? Math.round(number) : number
}

function accepted(written: z.ZodType, value: unknown): unknown {
  return written.safeParse(value).data ?? undefined
}

function cleanedBy(clean: (text: string) => string, written: z.ZodType) {
  const Text = written.optional() as z.ZodType<unknown, string | undefined>
  return Written.transform((text) => clean(text) || undefined).pipe(Text)
}

function cleanedValue(field: Importable): z.ZodType {
  const written = field.written as z.ZodType<unknown, never>
  switch (field.kind) {
    case 'line':
    case 'email':
      return cleanedBy(cleanLine, field.written)
    case 'prose':
      return cleanedBy(cleanProse, field.written)
    case 'website':
      return z.string().transform((text) => accepted(field.written, cleanLine(text)))
    case 'number':
      return importedNumber(field.written, field.whole)
    case 'range':
      return Ends.transform((ends) => accepted(field.written, inOrder(ends, field.whole)))
    case 'capacity':
      return Ends.extend({ unit: term(lists.capacityUnits), period: term(lists.capacityPeriods) })
        .transform(({ unit, period, ...ends }) => ({ ...inOrder(ends, field.whole), unit, period }))
        .pipe(written)
    case 'choice':
    case 'state':
      return code.pipe(written)
    case 'many':
      return z.array(term(lists.termLists[field.list])).pipe(written)
    case 'country':
      return code.transform((given) => accepted(field.written, countryCodeOf(given)))
    case 'phone':
      return Phone.pipe(written)
    case 'video':
      return z.object({ url: z.url({ protocol: /^https?$/ }).max(fileAddressMost) }).pipe(written)
    case 'day':
      return optionalInstant.transform((moment) => moment?.slice(0, 10)).pipe(written)
  }
}

const code = z.union([
  z.string(),
  z.object({ code: z.string() }).transform((given) => given.code),
  z.object({ stateID: z.string() }).transform(({ stateID }) => stateID),
])

function term(list: readonly { code: string }[]) {
  return code.refine((given) => list.some((one) => one.code === given), {
    error: ({ input }) => `unknown code ${JSON.stringify(input)}`,
  })
}

const End = z.union([z.number(), z.string()]).nullish()
const Ends = z.object({ min: End, max: End })

/** Swapped ends are reordered; unreadable ones are open. */
function inOrder({ min, max }: z.output<typeof Ends>, whole: boolean): { min: number | null; max: number | null } {
  const [low, high] = [min, max].map((end) => {
    const number = end == null || end === '' ? Number.NaN : roundedIf(whole, end)
    return Number.isNaN(number) ? null : number
  }) as [number | null, number | null]
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high }
}

const Phone = z
  .object({
    countryCode: Written.transform(cleanLine).optional(),
    businessPhoneNumber: Written.transform(cleanLine),
    extension: z.string().nullish(),
  })
  .transform(({ businessPhoneNumber, ...rest }, { issues }) => {
    const phone = phoneIn({ ...rest, phoneNumber: businessPhoneNumber }, lists.isDialCode)
    if (typeof phone === 'object') {
      const { phoneNumber, ...more } = phone
      return { ...more, businessPhoneNumber: phoneNumber }
    }
    issues.push({ code: 'custom', message: 'is no phone number', path: ['businessPhoneNumber'], input: rest })
    return z.NEVER
  })
