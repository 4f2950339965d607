// Pictures for those who have none yet: products, marks, covers and posters, drawn from a seed. Pure, no files, no network.
export { pictureAddress, drawPicture, type Picture } from './address.ts'
export { illustrate, VIEWS, type Illustration, type View } from './illustrate.ts'
export { KINDS, isKind, type Kind } from './kinds.ts'
export { mark } from './marks.ts'
export { plant } from './plant.ts'
export { poster } from './poster.ts'
export { kindOf } from './rules.ts'
