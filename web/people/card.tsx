// The face that people lend to other pages: their card. Nothing else of this folder may be imported from outside.
export { UserCard } from './UserCard.tsx'
