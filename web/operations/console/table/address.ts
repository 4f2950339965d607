// Tables keep their state in the address: search, filters, order and page. The same names go to the server.

/** The query of a table's call, from the address of its page; empty fields are left out. `T` is what the call takes. */
export function tableInput<T>(params: URLSearchParams): T {
  return Object.fromEntries([...params].filter(([, value]) => value !== '')) as T
}

/** The address with `changes`; the page begins again at the first. Undefined and empty values are removed. */
export function withChanges(params: URLSearchParams, changes: Record<string, string | number | undefined>): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  const text = String(next)
  return text ? `?${text}` : '?'
}
