// Names of documents.
import { useLingui } from '@lingui/react/macro'
import type { DocumentAccess, DocumentKind } from '#contract/catalog/documents/kinds.ts'

export function useDocumentKindNames(): Record<DocumentKind, string> {
  const { t } = useLingui()
  return {
    datasheet: t`Datasheet`,
    manual: t`Manual`,
    drawing: t`Drawing`,
    model: t`CAD model`,
    certificate: t({ message: 'Certificate', comment: 'kind of document of a product' }),
    safety: t`Safety data sheet`,
    reach: t`REACH declaration`,
    rohs: t`RoHS declaration`,
    cbam: t`CBAM declaration`,
    conformity: t`Declaration of conformity`,
    other: t({ message: 'Other document', comment: 'kind of document of a product' }),
  }
}

export function useDocumentAccessNames(): Record<DocumentAccess, string> {
  const { t } = useLingui()
  return {
    open: t`For everybody`,
    members: t`For signed-in people`,
    request: t`On request`,
  }
}

const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'model/step': 'STEP',
  'image/vnd.dxf': 'DXF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
}

export function typeName(contentType: string): string {
  return types[contentType] ?? ''
}
