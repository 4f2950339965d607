// Exports for other pages: the thread of a support request and its words.
export { hoursOf, statusName } from './names.ts'
export { Balance, Bookings, Messages, Write } from './Thread.tsx'
