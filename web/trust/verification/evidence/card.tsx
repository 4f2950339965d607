// Export of the field of evidence, apart: forms don't weigh on pages that name kinds.
export { EvidenceFiles, type SentFile } from '../EvidenceFiles.tsx'
