// Hand-over from sign-in pages to a portal: `/SetID` with login state, like OAuth.

/** Readable by scripts: `/SetID` reads it. */
export const stateCookie = 'login-state'

type HandOver = { token?: string; state?: string | undefined; destination: string }

export function handOverAddress(origin: string, { token, state, destination }: HandOver): string {
  const query = new URLSearchParams({ ...(token && { token }), ...(state && { state }), continue: destination })
  return `${origin}/SetID?${query}`
}

export function handOverIn(address: string): HandOver | undefined {
  const url = URL.parse(address)
  if (!url || !/^\/setid\/?$/i.test(url.pathname)) return undefined
  const { searchParams, origin } = url
  const destination = URL.parse(searchParams.get('continue') ?? '/', origin)?.href ?? origin
  return { state: searchParams.get('state') ?? undefined, destination }
}

export function destinationOf(address: string): string {
  return handOverIn(address)?.destination ?? address
}
