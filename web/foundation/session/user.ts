// Stored user, published as session.
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { OwnProfile } from '#contract/identity/people/people.ts'
import { showSession, type Actor } from '#web/foundation/session-state.ts'
import { readStored, writeStored } from './session-storage.ts'

type StoredActor = { userID: string; actor: Actor }

export function showStoredUser(userID: string): void {
  const viewer = readStored<Viewer>('viewer')
  if (viewer?.userID !== userID) return
  const stored = readStored<OwnProfile>('profile')
  const profile = stored?.userID === userID ? stored : undefined
  const { email, emailVerified, roles, needsSecondFactor = false, firstName, lastName } = viewer
  const self: Actor = {
    name: `${profile?.firstName ?? firstName} ${profile?.lastName ?? lastName}`,
    photo: profile?.profilePhoto?.url,
  }
  const chosen = readStored<StoredActor>('actor')
  const actor = chosen?.userID === userID && chosen.actor.businessID ? chosen.actor : self
  showSession({ userID, email, emailVerified, roles, needsSecondFactor, profile, actor, self })
}

export function storeUser(viewer: Viewer | undefined, profile: OwnProfile | undefined): void {
  if (viewer) writeStored('viewer', viewer)
  if (profile) writeStored('profile', profile)
}

export function storeActor(userID: string, actor: Actor): void {
  writeStored('actor', { userID, actor } satisfies StoredActor)
}
