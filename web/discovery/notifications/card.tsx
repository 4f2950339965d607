// Notification exports: bell and settings.
export { Bell } from './Bell.tsx'
export { NotificationSettings } from './NotificationSettings.tsx'
