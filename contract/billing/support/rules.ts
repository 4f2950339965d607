// Numbers and states of support requests. For server and pages; without zod.

export const supportStatuses = ['waiting', 'answered', 'closed'] as const
export const supportSubjectMost = 120
export const supportTextMost = 5000
export const supportNoteMost = 200
/** Booked at once. */
export const supportMinutesMost = 600
/** Requests of a business that are not closed. */
export const supportOpenMost = 20
