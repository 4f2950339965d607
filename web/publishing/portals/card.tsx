// Portal exports.
export { portalAddress, PortalList } from './PortalList.tsx'
export { PortalLogos } from './PortalLogos.tsx'
export { PortalTrade, type Trade } from './PortalTrade.tsx'
