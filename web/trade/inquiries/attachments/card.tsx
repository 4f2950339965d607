// Exports for other capabilities: choosing private files in a form, and downloading them.
export { DownloadList } from './DownloadList.tsx'
export { FilesField } from './FilesField.tsx'
export type { ChosenFile } from './attachment.ts'
