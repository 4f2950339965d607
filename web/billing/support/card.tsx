// Support exports: thread and words.
export { hoursOf, statusName } from './names.ts'
export { Balance, Bookings, Messages, Write } from './Thread.tsx'
