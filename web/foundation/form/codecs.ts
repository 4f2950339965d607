// Conversions between the values on the screen and the values that are sent: numbers as the reader's language writes them, lists with
// commas, phone numbers. The contract checks the result: `checkedBy(numberText(decimal), ProductChange.shape.leadTime)`.
import * as z from 'zod'
import { type Decimal, numberIn, wholeIn } from '#contract/foundation/numbers.ts'
import { birthDateError, phoneOf } from '#contract/identity/people/personal-facts.ts'
import { isEmpty, type FieldErrorCode } from '#kit/field-errors.ts'

/** The parameters of a custom issue, whose words the forms find by its code. */
export function issueOf(code: FieldErrorCode, input: unknown) {
  return { code: 'custom', params: { code }, message: code, input } as const
}

type Accepted<S extends z.ZodType, T extends z.ZodType> = z.output<S> extends z.input<T> ? T : never

/**
 * Passes on the output of `field` if a schema of the contract accepts it. The output of the contract's schema is not used: it is for
 * the server (there an empty text clears a field and becomes null, which a call would count as not sent). `whole` names the part of a
 * value with several controls where errors of the value as a whole stand.
 */
export function checkedBy<S extends z.ZodType, T extends z.ZodType>(
  field: S,
  schema: T & Accepted<S, T>,
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

/** A text that a schema of the contract accepts. */
export function checkedText<T extends z.ZodType>(schema: T & Accepted<z.ZodString, T>): z.ZodString {
  return checkedBy<z.ZodString, T>(z.string(), schema)
}

/** A typed number ↔ the number; an empty text stays empty, which clears the field. */
export function numberText(decimal: Decimal, { whole = false }: { whole?: boolean } = {}) {
  return z.codec(z.string(), z.union([z.literal(''), z.number()]), {
    decode(text, context) {
      if (text.trim() === '') return ''
      const number = whole ? wholeIn(text, decimal) : numberIn(text, decimal)
      if (!Number.isNaN(number)) return number
      context.issues.push(issueOf(whole ? 'wholeNumber' : 'number', text))
      return z.NEVER
    },
    encode: (number) => String(number).replace('.', decimal),
  })
}

/** A saved number as a form shows it. */
export function textOfNumber(number: number | null | undefined, decimal: Decimal): string {
  return z.encode(numberText(decimal), number ?? '')
}

/** Both ends of a range as they are typed. Either may stay open; `emptyRange` then makes an empty text of none at all. */
export function rangeEnds(decimal: Decimal, options?: { whole?: boolean }) {
  const end = numberText(decimal, options)
  return z.object({ min: end, max: end })
}

export function emptyRange<T extends { min: number | ''; max: number | '' }>(range: T): T | '' {
  return range.min === '' && range.max === '' ? '' : range
}

/** Words with commas (`pump, steel; valve`) ↔ a list without repeats. */
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

/** A dial code and a number, as typed → the number as it is kept; an empty text where no number was typed. */
export function phone(isDialCode: (digits: string) => boolean) {
  return z.object({ countryCode: z.string(), phoneNumber: z.string() }).transform((typed, context) => {
    const kept = phoneOf(typed, isDialCode)
    if (kept === 'empty') return ''
    if (kept !== 'invalid') return kept
    context.issues.push(issueOf('phone', typed))
    return z.NEVER
  })
}

/** A birth date (`1970-10-24`) or nothing. `today` is YYYY-MM-DD. */
export function birthDate(today: string) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const error = text && birthDateError(text, today)
      if (error) context.addIssue(issueOf(error === 'age' ? 'age' : 'date', text))
    })
}

/** There already, or just sent: then it has a token, and may have an address as well. */
type FormFile = { token: string } | { url: string; token?: string | undefined }

function referenceTo(file: FormFile): { token: string } | { url: string } {
  return 'url' in file && file.token === undefined ? { url: file.url } : { token: file.token! }
}

/** A file that is there already (`{ url }`), one that was just sent (`{ token }`), or none → the reference to it. */
export function fileReference<F extends FormFile>() {
  return z.custom<F | null>().transform((file) => (file === null ? '' : referenceTo(file)))
}

/** Files, each there already or just sent → the references to them. */
export function fileReferences<F extends FormFile>() {
  return z.custom<F[]>().transform((files) => files.map(referenceTo))
}

/** The rows of a list, read by `row`; those that nobody has filled in are left out. */
export function filledRows<R extends z.ZodType>(row: R) {
  const filled = z.custom<z.input<R>>().transform((typed, { issues }): z.output<R> | undefined => {
    if (isEmpty(typed)) return undefined
    const parsed = row.safeParse(typed)
    for (const issue of parsed.error?.issues ?? []) issues.push({ ...issue, input: typed } as z.core.$ZodRawIssue)
    return parsed.data
  })
  return z.array(filled).transform((rows) => rows.filter((one) => one !== undefined))
}
