// Public addresses of the site.
import { isIP } from 'node:net'
import { isPublicAddress } from '#kit/fetching/addresses.ts'

const localNames = /(^|\.)(localhost|local|internal|lan|test|home\.arpa)$/

export function isPublicSite(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && isPublic(new URL(publicUrl).hostname)
}

function isPublic(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) ? isPublicAddress(name) : name.includes('.') && !localNames.test(name)
}
