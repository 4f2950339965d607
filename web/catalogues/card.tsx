// What other capabilities show of tables of products.
export { DownloadCatalogue } from './DownloadCatalogue.tsx'
