// Export of the field of evidence, apart: other pages load no form.
export { EvidenceFiles, type SentFile } from '../EvidenceFiles.tsx'
