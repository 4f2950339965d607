// Numbers and states of announcements. For server and pages; without zod.

export const announcementKinds = ['info', 'warning'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]
export const announcementStates = ['scheduled', 'current', 'ended'] as const
export type AnnouncementState = (typeof announcementStates)[number]
export const announcementTextMost = 280
export const announcementLinkMost = 500
/** Shown above a page at once. */
export const announcementsShown = 2
