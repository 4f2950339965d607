// Composer export. Public pages load it lazily.
export { Composer } from './Composer.tsx'
