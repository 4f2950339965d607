// Portal copy form schema: contract limits over screen values.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { required } from '#contract/foundation/fields.ts'
import { inLocales } from '#contract/foundation/locales.ts'
import { PortalCopy } from '#contract/publishing/portal-fields.ts'
import { checkedBy, checkedText, filledRows } from '#web/foundation/form/codecs.ts'
import { Moment } from '../moment.ts'

const { title, lead, locale, video, phones, whatsapp, industries, exports, ports, fairs } = PortalCopy.shape
const { source } = exports.shape

function inAllLanguages(names: typeof title) {
  return z.object(inLocales((language) => checkedText(names.shape[language])))
}

function lines(numbers: typeof phones) {
  return z.object({ usa: checkedText(numbers.shape.usa), europe: checkedText(numbers.shape.europe) })
}

/** One port per line ↔ the list without repeats. */
const Ports = z.string().transform((typed, context) => {
  const names = typed.split('\n').map((name) => name.trim())
  const parsed = ports.safeParse([...new Set(names.filter(Boolean))])
  for (const issue of parsed.error?.issues ?? [])
    context.issues.push({ ...issue, path: [], input: typed } as z.core.$ZodRawIssue)
  return parsed.data ?? []
})

const Year = z.string().transform(Number).pipe(source.shape.year)

export const copyForm = z.object({
  title: inAllLanguages(title),
  lead: inAllLanguages(lead),
  locale,
  video,
  phones: lines(phones),
  whatsapp: lines(whatsapp),
  industries: checkedBy(z.array(z.string()), industries),
  exports: z.object({
    goods: checkedBy(z.array(z.string()), exports.shape.goods),
    source: z.object({ name: checkedText(source.shape.name), year: Year, url: checkedText(source.shape.url) }),
  }),
  ports: Ports,
  fairs: checkedBy(filledRows(fairs.element), fairs),
})

export const portalForm = z.object({
  copy: copyForm,
  publishAt: Moment,
  reason: checkedText(required(staffReasonMost)),
})
export type PortalValues = z.input<typeof portalForm>

export function portalValues(copy: PortalCopy): PortalValues {
  const { name, year, url } = copy.exports.source
  return {
    copy: {
      ...copy,
      exports: { goods: copy.exports.goods, source: { name, year: String(year), url } },
      ports: copy.ports.join('\n'),
    },
    publishAt: '',
    reason: '',
  }
}
