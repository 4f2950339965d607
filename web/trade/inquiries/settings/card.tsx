// Settings export: message switches.
export { MessageSettings } from './MessageSettings.tsx'
