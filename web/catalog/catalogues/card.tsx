// Exports for neighbors.
export { DownloadCatalogue } from './DownloadCatalogue.tsx'
