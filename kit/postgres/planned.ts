// Expressions of generic plans.

/**
 * A subquery hides the number of ids from the planner, which would otherwise plan for each list, at more cost than most
 * pages.
 */
export function ids(parameter: string): string {
  return `(select ${parameter}::uuid[])::uuid[]`
}
