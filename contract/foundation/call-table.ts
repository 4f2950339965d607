// Call tables of the browser, packed: the path without its first slash, a letter of the method, capital if signed in, `+` for a session.
import type { Method, Route, Routes } from './endpoint.ts'

const methods: Record<string, Method> = { G: 'GET', O: 'POST', U: 'PUT', D: 'DELETE' }

type CallTable = Record<string, Record<string, string>>

export function packCalls(routes: Routes): CallTable {
  const letters = Object.fromEntries(Object.entries(methods).map(([letter, method]) => [method, letter]))
  return eachCall(routes, ({ method, path, session, signedIn }: Route) => {
    const letter = letters[method]!
    return path.slice(1) + (signedIn ? letter : letter.toLowerCase()) + (session ? '+' : '')
  })
}

export function openCalls(table: CallTable): Routes {
  return eachCall(table, (packed: string): Route => {
    const [bare, plus] = packed.split('+')
    const letter = bare!.at(-1)!
    return {
      method: methods[letter.toUpperCase()]!,
      path: `/${bare!.slice(0, -1)}`,
      ...(plus === '' && { session: true }),
      ...(letter < 'a' && { signedIn: true }),
    }
  })
}

function eachCall<From, To>(table: Record<string, Record<string, From>>, change: (from: From) => To) {
  return Object.fromEntries(
    Object.entries(table).map(([name, calls]) => [
      name,
      Object.fromEntries(Object.entries(calls).map(([call, from]) => [call, change(from)])),
    ]),
  )
}
