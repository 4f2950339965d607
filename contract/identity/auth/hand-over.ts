// The way back from the sign-in pages to a portal: `/SetID` with the state that began the login in this browser, as OAuth has it.

/** Cookie of the portal with the state. The page `/SetID` reads it, so scripts may. */
export const stateCookie = 'login-state'

type HandOver = { token?: string; state?: string | undefined; destination: string }

export function handOverAddress(origin: string, { token, state, destination }: HandOver): string {
  const query = new URLSearchParams({ ...(token && { token }), ...(state && { state }), continue: destination })
  return `${origin}/SetID?${query}`
}

/** State and destination in an address of `/SetID`; undefined for any other address. */
export function handOverIn(address: string): HandOver | undefined {
  const url = URL.parse(address)
  if (!url || !/^\/setid\/?$/i.test(url.pathname)) return undefined
  const { searchParams, origin } = url
  const destination = URL.parse(searchParams.get('continue') ?? '/', origin)?.href ?? origin
  return { state: searchParams.get('state') ?? undefined, destination }
}

/** The page at the end of the way; `address` itself where it is no hand-over. */
export function destinationOf(address: string): string {
  return handOverIn(address)?.destination ?? address
}
