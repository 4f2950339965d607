// Codes to print: an address as a QR code.
import { renderSVG } from 'uqr'

const border = 4 // modules: quiet zone of ISO/IEC 18004

/** Medium correction: a scratched label still reads. */
export function codeOf(address: string): { address: string; svg: string } {
  return { address, svg: renderSVG(address, { border, ecc: 'M' }) }
}
