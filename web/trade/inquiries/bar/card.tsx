// Top bar envelope export.
export { Messages } from './Messages.tsx'
