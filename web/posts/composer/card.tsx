// The face that posts lend to pages with a place to write. A page that strangers read too loads it lazily: it carries the form kit.
export { Composer } from './Composer.tsx'
