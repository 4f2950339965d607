// Exports for other capabilities.
export { portalAddress, PortalList } from './PortalList.tsx'
export { PortalLogos } from './PortalLogos.tsx'
