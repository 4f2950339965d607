// A line with another role, as a body.
import type { TerritoryLine } from '#contract/trade/territories/territories.ts'
import { type RoleChoice, roleOf } from '../names.ts'

export function withRole(line: TerritoryLine, choice: RoleChoice) {
  const { name: lineName, description: text, products, wishes: wanted, exclusivePossible, noMinimum } = line
  const categories = line.categories.map(({ id }) => id)
  return {
    name: lineName,
    description: text,
    categories,
    products,
    wishes: wanted,
    exclusivePossible,
    noMinimum,
    ...roleOf(choice),
  }
}
