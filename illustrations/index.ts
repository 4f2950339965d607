// Drawings in place of missing pictures: products, logos, covers and posters. No files, no network.
export { pictureAddress, drawPicture, type Picture } from './address.ts'
export { illustrate, VIEWS, type Illustration, type View } from './illustrate.ts'
export { KINDS, isKind, type Kind } from './kinds.ts'
export { mark, markLook } from './marks.ts'
export { neutral } from './neutral.ts'
export { plant } from './plant.ts'
export { poster } from './poster.ts'
export { kindOf } from './rules.ts'
