// Group form schema and values.
import * as z from 'zod'
import { NewGroup } from '#contract/social/groups/fields.ts'
import type { Group } from '#contract/social/groups/groups.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'

const { name, description, rules, industry, admission } = NewGroup.shape

export const groupForm = z.object({
  name: checkedText(name),
  description: checkedText(description),
  industry: checkedText(industry),
  admission,
  rules: checkedText(rules),
})
type GroupValues = z.input<typeof groupForm>

export function groupValues(group: Group | undefined): GroupValues {
  return {
    name: group?.name ?? '',
    description: group?.description ?? '',
    industry: group?.industry?.id ?? '',
    admission: group?.admission ?? 'open',
    rules: group?.rules ?? '',
  }
}
