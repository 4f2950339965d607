// Notification exports: bell and settings.
export { Bell } from './Bell.tsx'
export { DeviceSettings } from './devices/DeviceSettings.tsx'
export { NotificationSettings } from './NotificationSettings.tsx'
