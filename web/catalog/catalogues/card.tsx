// Exports for other capabilities.
export { DownloadCatalogue } from './DownloadCatalogue.tsx'
