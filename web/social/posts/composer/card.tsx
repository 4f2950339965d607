// Composer export. Public pages load it lazily: it includes the form library.
export { Composer } from './Composer.tsx'
