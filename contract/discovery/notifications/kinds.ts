// Notification kinds and channels. No zod.

/** List only, plus immediate email, plus daily email, or nothing. */
export const tellings = ['app', 'mail', 'digest', 'off'] as const
export type Telling = (typeof tellings)[number]

/** Default and allowed channels per kind. Invitations and certificates have their own emails. */
export const notificationKinds = {
  comment: { usual: 'digest', among: tellings },
  reply: { usual: 'digest', among: tellings },
  mention: { usual: 'digest', among: tellings },
  reaction: { usual: 'app', among: tellings },
  follow: { usual: 'app', among: tellings },
  connectionRequest: { usual: 'mail', among: tellings },
  connectionAnswer: { usual: 'app', among: tellings },
  invitation: { usual: 'app', among: ['app', 'off'] },
  certificate: { usual: 'app', among: ['app', 'off'] },
  groupRequest: { usual: 'mail', among: tellings },
  groupAnswer: { usual: 'app', among: tellings },
  inquiry: { usual: 'mail', among: tellings },
  message: { usual: 'mail', among: tellings },
  verification: { usual: 'mail', among: tellings },
} as const satisfies Record<string, { usual: Telling; among: readonly Telling[] }>
export type NotificationKind = keyof typeof notificationKinds

export const kindNames = Object.keys(notificationKinds) as NotificationKind[]

export function tellingOf(kind: NotificationKind, choices: Partial<Record<string, Telling>>): Telling {
  return choices[kind] ?? notificationKinds[kind].usual
}
