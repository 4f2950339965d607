// Statements of transactions, prepared by name.
import type { CompiledQuery, QueryExecutorProvider, QueryResult, RawBuilder } from 'kysely'

const names = new Map<string, string>()

type PreparedStatement<Row> = { execute: (db: QueryExecutorProvider) => Promise<QueryResult<Row>> }

/** A name has one text: whatever varies is a parameter. */
export function prepared<Row>(
  name: string,
  statement: RawBuilder<Row> | CompiledQuery<unknown>,
): PreparedStatement<Row> {
  return {
    async execute(db) {
      const compiled = 'compile' in statement ? statement.compile(db) : statement
      names.set(compiled.sql, name)
      return db.getExecutor().executeQuery(compiled as CompiledQuery<Row>)
    },
  }
}

export function preparedNameOf(text: string): string | undefined {
  return names.get(text)
}
