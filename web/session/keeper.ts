// Keeps the session of this browser (1§4, 1§8): who it is, a token for each call, refreshing in time, following other tabs, the end.
// Fetched only where somebody is signed in.
import { authCalls, calls } from 'virtual:more-calls'
import type { AuthContract, SessionTokens, Viewer } from '#contract/auth.ts'
import type { OwnProfile } from '#contract/people.ts'
import { refusals } from '#contract/refusals.ts'
import { clientInParts, type Call, type Envelope, type Transport } from '#kit/client.ts'
import { Refusal } from '#kit/refusal.ts'
import { overHttp } from '#kit/transports.ts'
import { dropDrafts } from '../draft.ts'
import type { Site } from '../page.ts'
import { knowAll } from '../routes.ts'
import { markSignedIn, sessionNow, showSession, type Actor } from '../session.ts'
import { clearKept, readJson, readKept, writeJson, writeKept } from './kept.ts'
import { carry, whenOnline } from './network.ts'
import { makeRefresh } from './refresh.ts'

export type Keeper = ReturnType<typeof makeKeeper>
type KeptActor = { userID: string; actor: Actor }

/** `words` loads a group of words: whoever is shown as signed in can be spoken to. */
export function makeKeeper({ apiUrl, authUrl, locale, paths }: Site, words: (group: string) => Promise<void>) {
  const headers = () => ({ 'accept-language': locale })
  const authHttp = overHttp(`${authUrl}/auth`, headers, { cookies: true })
  const auth = clientInParts<AuthContract>(authCalls, undefined, (call) => send(authHttp, call)).auth
  const apiHttp = overHttp(apiUrl, headers)
  const { token, refresh, schedule } = makeRefresh(authUrl, end)
  let reading: Promise<void> | undefined

  /** Carries a call with the session's token; the 401 names of the catalogue end here (1§8). */
  async function send(plain: Transport, call: Call): Promise<Envelope> {
    await whenOnline(call)
    const used = await token()
    // The session has ended meanwhile: what needs one is refused as to any stranger.
    if (used === undefined) return plain(call)
    let envelope = await carry(plain, call, used)
    if (isUnknown(envelope) && !isForged(envelope)) {
      const fresh = await refresh(used)
      if (fresh !== undefined) envelope = await carry(plain, call, fresh)
    }
    if (isForged(envelope)) end()
    return envelope
  }

  /** Shows who it is, as last read, then as it is now. */
  function follow(): void {
    const kept = readKept()
    markSignedIn(kept !== undefined)
    schedule()
    if (!kept) return showSession(undefined)
    const known = sessionNow()?.userID === kept.userID
    show(kept.userID)
    if (!known) {
      const read = readPerson()
      if (!sessionNow()) reading = read
    }
  }

  function show(userID: string): void {
    const viewer = readJson<Viewer>('viewer')
    const cached = readJson<OwnProfile>('profile')
    const profile = cached?.userID === userID ? cached : undefined
    const chosen = readJson<KeptActor>('actor')
    if (viewer?.userID !== userID) return
    const { email, emailVerified, roles, firstName, lastName } = viewer
    const self: Actor = {
      name: `${profile?.firstName ?? firstName} ${profile?.lastName ?? lastName}`,
      photo: profile?.profilePhoto?.url,
    }
    const actor = chosen?.userID === userID && chosen.actor.businessID ? chosen.actor : self
    showSession({ userID, email, emailVerified, roles, profile, actor, self })
  }

  async function readPerson(): Promise<void> {
    const kept = readKept()
    if (!kept) return
    const own = calls.people.own
    const asked = {
      capability: 'people',
      name: 'own',
      ...own,
      params: {},
      query: {},
      body: undefined,
      signal: undefined,
    }
    const [viewer, profile] = await Promise.all([
      auth.whoami().catch(() => undefined),
      send(apiHttp, asked).catch(() => undefined),
    ])
    if (readKept()?.userID !== kept.userID) return
    if (viewer) writeJson('viewer', viewer)
    if (profile?.success) writeJson('profile', profile.data as OwnProfile)
    show(kept.userID)
  }

  function keep(tokens: SessionTokens & { userID: string }): void {
    clearKept()
    writeKept(tokens)
    follow()
  }

  function chooseActor(actor: Actor): void {
    const session = sessionNow()
    if (!session) return
    writeJson('actor', { userID: session.userID, actor } satisfies KeptActor)
    show(session.userID)
  }

  /** The session is over without the person's doing: nothing typed is lost, so drafts stay. */
  function end(): void {
    if (!readKept()) return
    clearKept()
    markSignedIn(false)
    location.reload()
  }

  /** Throws when the auth service was not reached: then nobody is logged out. */
  async function logout(): Promise<void> {
    const { userID = '' } = readKept() ?? {}
    await auth.logout().catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
    })
    clearKept()
    dropDrafts(userID)
    markSignedIn(false)
    location.assign(paths.home())
  }

  addEventListener('storage', ({ key }) => {
    if (key === null || ['token', 'viewer', 'profile', 'actor'].includes(key)) follow()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  // The first time a person comes it takes a call to know them; later what was read last is there at once.
  const begun = Promise.allSettled([token(), knowAll(), words('shell/SignedIn')]).then(follow)
  async function ready(): Promise<boolean> {
    await begun
    await reading
    return readKept() !== undefined
  }
  return { send, token, ready, keep, logout, chooseActor, readPerson }
}

function isUnknown(envelope: Envelope): boolean {
  return !envelope.success && refusals[envelope.error.name] === 401
}

function isForged(envelope: Envelope): boolean {
  return !envelope.success && envelope.error.name === 'JsonWebTokenError'
}
