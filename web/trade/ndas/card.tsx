// NDAs for neighbors.
export { RfqNda } from './RfqNda.tsx'
