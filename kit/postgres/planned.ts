// Expressions for statements with a generic plan.

/**
 * SQL: the ids of a parameter such as `$2`. Through a subquery their number is unknown to the planner, which would otherwise plan for
 * each list, at more cost than most pages.
 */
export function ids(parameter: string): string {
  return `(select ${parameter}::uuid[])::uuid[]`
}
