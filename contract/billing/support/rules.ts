// Support request limits and states. No zod.

export const supportStatuses = ['waiting', 'answered', 'closed'] as const
export const supportSubjectMost = 120
export const supportTextMost = 5000
export const supportNoteMost = 200
/** Per booking. */
export const supportMinutesMost = 600
/** Open requests per business. */
export const supportOpenMost = 20
