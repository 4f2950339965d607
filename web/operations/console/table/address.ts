// Table state in the address, named as on the server.

export function tableInput<T>(params: URLSearchParams): T {
  return Object.fromEntries([...params].filter(([, value]) => value !== '')) as T
}

export function withChanges(params: URLSearchParams, changes: Record<string, string | number | undefined>): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  const text = String(next)
  return text ? `?${text}` : '?'
}
