// The face that notifications lend: the bell, and the section of the settings.
export { Bell } from './Bell.tsx'
export { NotificationSettings } from './NotificationSettings.tsx'
