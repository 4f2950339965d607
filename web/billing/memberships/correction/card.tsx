// Correction of an invoice, for neighbors.
export { CorrectInvoice } from './CorrectInvoice.tsx'
