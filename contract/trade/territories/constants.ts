// Limits of lines, coverage and agreements.

export const linesMost = 200 // per business
export const lineNameMost = 80
export const lineTextMost = 1000
export const lineCategoriesMost = 10
export const lineProductsMost = 1000
export const lineWishesMost = 6
export const lineWishMost = 60
export const coverageTextMost = 80
export const territoryCellsMost = 260 // countries
export const territoryTextMost = 500_000 // characters pasted
export const territoryPageSize = 20
export const territoryPageSizeMost = 50
export const agreementLinesMost = 50
export const agreementCountriesMost = 260
export const agreementTextMost = 2000
export const agreementsMost = 2000 // open ones per business
export const proposalsPerDay = 50 // agreements per business
export const proposalDays = 180 // a statement of one side stands
export const agreementReminderDays = [7, 30, 60] as const // before the end; nearest first
export const noticeDaysMost = 730
export const sharedExclusivesMost = 5 // Regulation (EU) 2022/720
export const disputeDays = 7
export const falseAppointmentHours = 48
export const challengesPerDay = 20 // per business
export const refutedDays = 365 // the side may not state it again
export const formerDays = 365 // an ended agreement is shown as such
