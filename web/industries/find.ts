// Categories and subcategories by a part of their name, whatever its letter case and accents. Pure.
import type { IndustryWithCategories } from '#contract/industries.ts'
import { folded } from '#kit/folded.ts'

type Named = { name: string }
export type Branch = { key: string; groups: (Named & { subCategories: Named[] })[]; count: number }

/** The industries that have any: categories that are called so, whole, and others with those below them that are. `count` of what was found in each. */
export function found(tree: readonly IndustryWithCategories[], text: string): Branch[] {
  const wanted = folded(text)
  const isCalled = ({ name }: Named) => folded(name).includes(wanted)
  return tree.flatMap(({ key, categories }) => {
    let count = 0
    const groups = categories.flatMap((category) => {
      const whole = isCalled(category)
      const subCategories = whole ? category.subCategories : category.subCategories.filter(isCalled)
      count += subCategories.length + (whole ? 1 : 0)
      return whole || subCategories.length > 0 ? [{ name: category.name, subCategories }] : []
    })
    return count > 0 ? [{ key, groups, count }] : []
  })
}
