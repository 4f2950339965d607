// A field's value as people read it. Knows no component.
import type { Field } from './fields.ts'
import type { Lists, Option } from './lists.ts'
import { listed, partsOf, type Values } from './values.ts'

/** `categories`: the names of those that the value holds. */
export function wordingOf(field: Field, values: Values, lists: Lists, categories: readonly Option[]): string {
  const texts = partsOf(field).map((part) => values[part] ?? '')
  if (field.kind === 'choice' || field.kind === 'many') return named(texts[0], lists[field.list] ?? [])
  if (field.kind === 'categories') return named(texts[0], categories)
  if (field.kind === 'range' || field.kind === 'capacity') return texts.filter(Boolean).slice(0, 2).join('–')
  return texts.filter(Boolean).join(' ')
}

function named(value: string | undefined, options: readonly Option[]): string {
  const nameOf = (one: string) => options.find((option) => option.value === one)?.text ?? one
  return listed(value).map(nameOf).join(', ')
}
