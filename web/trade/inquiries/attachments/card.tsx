// Attachment exports.
export { DownloadList } from './DownloadList.tsx'
export { FilesField } from './FilesField.tsx'
export type { ChosenFile } from './attachment.ts'
