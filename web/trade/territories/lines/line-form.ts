// Schema of a line.
import * as z from 'zod'
import { NewLine } from '#contract/trade/territories/fields.ts'
import type { TerritoryLine } from '#contract/trade/territories/territories.ts'
import { checkedBy, checkedText, listText } from '#web/foundation/form/codecs.ts'
import { choiceOf, type RoleChoice, roleOf } from '../names.ts'

const { name, description, wishes } = NewLine.shape

export const lineForm = z.object({
  name: checkedText(name),
  description: checkedText(description),
  role: z.string(),
  categories: z.array(z.string()),
  products: z.array(z.string()),
  wishes: checkedBy(listText(), wishes),
  exclusivePossible: z.boolean(),
  noMinimum: z.boolean(),
})
export type LineValues = z.input<typeof lineForm>
type Read = z.output<typeof lineForm>

export function lineValues(line: TerritoryLine | undefined): LineValues {
  return {
    name: line?.name ?? '',
    description: line?.description ?? '',
    role: line ? choiceOf(line) : 'distributorWithStock',
    categories: line?.categories.map(({ id }) => id) ?? [],
    products: line?.products ?? [],
    wishes: line?.wishes.join(', ') ?? '',
    exclusivePossible: line?.exclusivePossible ?? false,
    noMinimum: line?.noMinimum ?? false,
  }
}

export const bodyOf = ({ role, ...values }: Read) => ({ ...values, ...roleOf(role as RoleChoice) })
