// Form codecs: localized numbers, comma lists, phone numbers.
import * as z from 'zod'
import { amountIn } from '#contract/foundation/amounts.ts'
import { type Decimal, digitsOf, numberIn, wholeIn } from '#contract/foundation/numbers.ts'
import { onlyDigits, type IsDialCode, phoneFault } from '#contract/foundation/phones.ts'
import { birthDateError } from '#contract/identity/people/personal-facts.ts'
import { isEmpty, type FieldErrorCode } from '#kit/field-errors.ts'

export function issueOf(code: FieldErrorCode, input: unknown) {
  return { code: 'custom', params: { code }, message: code, input } as const
}

type AcceptedType<S extends z.ZodType, T extends z.ZodType> = z.output<S> extends z.input<T> ? T : never

/**
 * Validates `field`'s output against a contract schema, passes the input on. `whole`: part showing errors of the whole.
 */
export function checkedBy<S extends z.ZodType, T extends z.ZodType>(
  field: S,
  schema: T & AcceptedType<S, T>,
  { whole }: { whole?: string } = {},
): S {
  return field.check(({ value, issues }) => {
    const parsed = schema.safeParse(value)
    for (const issue of parsed.error?.issues ?? []) {
      const path = issue.path.length === 0 && whole !== undefined ? [whole] : issue.path
      issues.push({ ...issue, path, input: value } as z.core.$ZodRawIssue)
    }
  })
}

export function checkedText<T extends z.ZodType>(schema: T & AcceptedType<z.ZodString, T>): z.ZodString {
  return checkedBy<z.ZodString, T>(z.string(), schema)
}

function textReadBy(read: (text: string) => number, decimal: Decimal, code: FieldErrorCode) {
  return z.codec(z.string(), z.union([z.literal(''), z.number()]), {
    decode(text, context) {
      if (text.trim() === '') return ''
      const number = read(text)
      if (!Number.isNaN(number)) return number
      context.issues.push(issueOf(code, text))
      return z.NEVER
    },
    encode: (number) => (number === '' ? '' : digitsOf(number).replace('.', decimal)),
  })
}

export function numberText(decimal: Decimal, { whole = false }: { whole?: boolean } = {}) {
  const read = whole ? wholeIn : numberIn
  return textReadBy((text) => read(text, decimal), decimal, whole ? 'wholeNumber' : 'number')
}

/** `NumberField` moves a typed currency to its own field. */
export function amountText(decimal: Decimal) {
  return textReadBy(
    (text) => {
      const { number, currency } = amountIn(text, decimal)
      return currency ? NaN : number
    },
    decimal,
    'number',
  )
}

export function textOfNumber(number: number | null | undefined, decimal: Decimal): string {
  return z.encode(numberText(decimal), number ?? '')
}

/** Either end may stay open; `emptyRange` empties a range without ends. */
export function rangeEnds(decimal: Decimal, options?: { whole?: boolean }) {
  const end = numberText(decimal, options)
  return z.object({ min: end, max: end })
}

export function emptyRange<T extends { min: number | ''; max: number | '' }>(range: T): T | '' {
  return range.min === '' && range.max === '' ? '' : range
}

/** `pump, steel; valve` ↔ a list without duplicates. */
export function listText() {
  return z.codec(z.string(), z.array(z.string()), {
    decode: (text) => [
      ...new Set(
        text
          .split(/[,;\n]/)
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ],
    encode: (words) => words.join(', '),
  })
}

/** The server reads the typed text. */
export function phone(isDialCode: IsDialCode) {
  return z.object({ countryCode: z.string(), phoneNumber: z.string() }).transform((typed, context) => {
    const fault = phoneFault(typed, isDialCode)
    if (fault === 'empty') return ''
    const code = onlyDigits(typed.countryCode)
    if (!fault) return { countryCode: code && `+${code}`, phoneNumber: typed.phoneNumber.trim() }
    context.issues.push(issueOf(fault, typed))
    return z.NEVER
  })
}

export function phoneText(saved: { countryCode: string; international: string } | null | undefined) {
  const { countryCode, international } = saved ?? { countryCode: '', international: '' }
  return { countryCode, phoneNumber: international.slice(countryCode.length).trim() }
}

/** `today`: YYYY-MM-DD. */
export function birthDate(today: string) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const error = text && birthDateError(text, today)
      if (error) context.addIssue(issueOf(error === 'age' ? 'age' : 'date', text))
    })
}

type FormFile = { token: string } | { url: string; token?: string | undefined }

function referenceTo(file: FormFile): { token: string } | { url: string } {
  return 'url' in file && file.token === undefined ? { url: file.url } : { token: file.token! }
}

export function fileReference<F extends FormFile>() {
  return z.custom<F | null>().transform((file) => (file === null ? '' : referenceTo(file)))
}

export function fileReferences<F extends FormFile>() {
  return z.custom<F[]>().transform((files) => files.map(referenceTo))
}

export function filledRows<R extends z.ZodType>(row: R) {
  const filled = z.custom<z.input<R>>().transform((typed, { issues }): z.output<R> | undefined => {
    if (isEmpty(typed)) return undefined
    const parsed = row.safeParse(typed)
    for (const issue of parsed.error?.issues ?? []) issues.push({ ...issue, input: typed } as z.core.$ZodRawIssue)
    return parsed.data
  })
  return z.array(filled).transform((rows) => rows.filter((one) => one !== undefined))
}
