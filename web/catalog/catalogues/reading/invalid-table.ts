// Files that are no table.

export const fileProblems = [
  'empty',
  'oldExcel',
  'password',
  'webPage',
  'xml',
  'openDocument',
  'binary',
  'numbers',
  'zip',
  'pdf',
  'damaged',
  'unknown',
] as const
export type FileProblem = (typeof fileProblems)[number]

export class InvalidTableError extends Error {
  override name = 'InvalidTableError'
  readonly problem: FileProblem
  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(`No table: ${problem}`, options)
    this.problem = problem
  }
}

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

export function foreignKind(bytes: Uint8Array): FileProblem | undefined {
  if (compound.every((byte, at) => bytes[at] === byte))
    return includesWide(bytes, 'EncryptedPackage') ? 'password' : 'oldExcel'
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, 2000))
    .replace(/^[^\w<%{]+/, '')
    .replaceAll('\0', '')
  if (start.startsWith('%PDF')) return 'pdf'
  if (/^<(?:!doctype html|html|head|body|table|meta|style)\b/i.test(start)) return 'webPage'
  if (/^<\?xml|^<Workbook/i.test(start)) return /<html\b/i.test(start) ? 'webPage' : 'xml'
  const begins = (signatures: readonly string[]) =>
    signatures.some((signature) => signature === [...bytes.subarray(0, signature.length / 2)].map(hexOf).join(''))
  if (begins(oldSheets)) return 'oldExcel'
  return begins(archives) ? 'unknown' : undefined
}

const oldSheets = ['0908', '090004', '090206', '090406']
const archives = ['47494638', '89504e47', 'ffd8ff', '52617221', '377abcaf', '1f8b']

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

function includesWide(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2))).includes(text)
}
