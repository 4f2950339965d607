// Exports for the settings page: the switches for messages.
export { MessageSettings } from './MessageSettings.tsx'
