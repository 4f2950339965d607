// Minimal test documents.
import type { BusinessDocument, ProductDocument } from './index.ts'

let next = 0

export function product(name: string, more: Partial<ProductDocument> = {}): ProductDocument {
  return {
    id: `0190a000-0000-7000-8000-${String(++next).padStart(12, '0')}`,
    name,
    text: '',
    businessID: 'b1',
    businessType: 'MA',
    country: 'DE',
    industry: '0001',
    verified: false,
    registered: 1e12,
    specs: [],
    taxonomy: [],
    keywords: [],
    ...more,
  }
}

export function business(name: string, more: Partial<BusinessDocument> = {}): BusinessDocument {
  return {
    id: `0190b000-0000-7000-8000-${String(++next).padStart(12, '0')}`,
    name,
    text: '',
    businessType: 'MA',
    country: 'DE',
    industry: '0001',
    categories: [],
    verified: false,
    registered: 1e12,
    taxonomy: [],
    keywords: [],
    place: [],
    ...more,
  }
}
