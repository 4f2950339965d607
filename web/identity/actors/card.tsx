// Exports: actor display, acting identity.
export { ActorChoice } from './ActorChoice.tsx'
export { ActorRow } from './ActorRow.tsx'
export { AuthorAbout } from './AuthorAbout.tsx'
export { AuthorFace } from './AuthorFace.tsx'
export { idOfAuthor, nameOf, pageOfAuthor } from './author.ts'
export { When } from './When.tsx'
export { useReadAs } from './use-read-as.ts'
export { useReaderKey } from './use-reader-key.ts'
