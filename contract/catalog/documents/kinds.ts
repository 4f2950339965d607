// Kinds of product documents. No zod.

const pdf = 'application/pdf'
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const stepType = 'model/step'
export const dxfType = 'image/vnd.dxf'
const cad = [stepType, dxfType] as const

type KindRule = {
  /** Types by bytes. */
  types: readonly string[]
  dated: boolean
}

/** `safety`: safety data sheet; `conformity`: of a directive, such as machinery. */
export const documentRules = {
  datasheet: { types: [pdf], dated: false },
  manual: { types: [pdf], dated: false },
  drawing: { types: [pdf, ...pictures, dxfType], dated: false },
  model: { types: [...cad], dated: false },
  certificate: { types: [pdf, ...pictures], dated: true },
  safety: { types: [pdf], dated: true },
  reach: { types: [pdf], dated: true },
  rohs: { types: [pdf], dated: true },
  cbam: { types: [pdf], dated: true },
  conformity: { types: [pdf], dated: true },
  other: { types: [pdf, ...pictures], dated: false },
} as const satisfies Record<string, KindRule>

export type DocumentKind = keyof typeof documentRules
export const documentKinds = Object.keys(documentRules) as [DocumentKind, ...DocumentKind[]]

export function isOfKind(kind: DocumentKind, contentType: string): boolean {
  return (documentRules[kind].types as readonly string[]).includes(contentType)
}

export const documentAccesses = ['open', 'members', 'request'] as const
export type DocumentAccess = (typeof documentAccesses)[number]

export const linkReasons = ['address', 'file', 'documents', 'product'] as const
export type LinkReason = (typeof linkReasons)[number]

/** Ended: with the process, three times. */
export const pictureFailures = ['unreadable', 'beyondLimits', 'ended'] as const
export type PictureFailure = (typeof pictureFailures)[number]

/** Filters of search: `declaration` is any that is dated. */
export const documentGroups = ['datasheet', 'cad', 'declaration'] as const
export type DocumentGroup = (typeof documentGroups)[number]
