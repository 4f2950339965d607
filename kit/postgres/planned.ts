// Expressions of generic plans.

/** A subquery hides the number of ids: planning each list costs more than most pages. */
export function ids(parameter: string): string {
  return `(select ${parameter}::uuid[])::uuid[]`
}
