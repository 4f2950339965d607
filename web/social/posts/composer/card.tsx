// Exports for other capabilities: the composer. Public pages load it lazily, because it includes the form library.
export { Composer } from './Composer.tsx'
