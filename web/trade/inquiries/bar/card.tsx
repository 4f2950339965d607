// Exports for the shell: the envelope of the top bar.
export { Messages } from './Messages.tsx'
