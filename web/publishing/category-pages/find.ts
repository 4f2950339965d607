// Category search by partial name, ignoring case and accents.
import type { IndustryWithCategories } from '#contract/foundation/industries.ts'
import { folded } from '#kit/folded.ts'

type NamedNode = { name: string; empty?: true | undefined }
export type Branch = { key: string; groups: (NamedNode & { subCategories: NamedNode[] })[]; count: number }

/** A matching category keeps all subcategories, others only matching ones. `count`: matches. */
export function found(tree: readonly IndustryWithCategories[], text: string): Branch[] {
  const wanted = folded(text)
  const isCalled = ({ name }: NamedNode) => folded(name).includes(wanted)
  return tree.flatMap(({ key, categories }) => {
    let count = 0
    const groups = categories.flatMap((category) => {
      const whole = isCalled(category)
      const subCategories = whole ? category.subCategories : category.subCategories.filter(isCalled)
      count += subCategories.length + (whole ? 1 : 0)
      const { name, empty } = category
      return whole || subCategories.length > 0 ? [{ name, ...(empty && { empty }), subCategories }] : []
    })
    return count > 0 ? [{ key, groups, count }] : []
  })
}
