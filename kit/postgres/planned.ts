// Words for statements that are planned once. Knows no table.

/**
 * SQL: the list of ids in a parameter such as `$2`. Read through «select» its length is not known when the statement is planned:
 * PostgreSQL would find each list worth a plan of its own, which costs more than most pages.
 */
export function ids(parameter: string): string {
  return `(select ${parameter}::uuid[])::uuid[]`
}
