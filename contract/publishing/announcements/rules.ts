// Limits and states of announcements. No zod.

export const announcementKinds = ['info', 'warning'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]
export const announcementStates = ['scheduled', 'current', 'ended'] as const
export type AnnouncementState = (typeof announcementStates)[number]
export const announcementTextMost = 280
export const announcementLinkMost = 500
/** Maximum visible at once. */
export const announcementsShown = 2
