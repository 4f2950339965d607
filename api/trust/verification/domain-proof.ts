// Proof of domains by TXT record or file. Lookups run outside transactions.
import { Resolver } from 'node:dns/promises'
import type { ProofSources } from '#api/foundation/context.ts'
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely, NotFetched } from '#kit/fetching/fetch-safely.ts'
import type { Allows, Route } from '#kit/fetching/request-safely.ts'

const fileBytesMost = 16 * 1024
const pageBytesMost = 2 * 1024 * 1024

type Through = {
  servers?: readonly string[]
  route?: Route
  allows?: Allows
}

export const internetThrough = ({ servers, ...through }: Through): ProofSources => ({
  async txt(name) {
    const resolver = new Resolver({ timeout: deadlines.names.answer, tries: 2 })
    if (servers) resolver.setServers(servers)
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  },
  async file(address) {
    const found = await fetchSafely(address, {
      bytesMost: fileBytesMost,
      seconds: deadlines.proof.answer / 1000,
      types: ['text/plain'],
      ...through,
    })
    return { address: found.address, content: found.content.toString('utf8') }
  },
  async site(address) {
    const found = await fetchSafely(address, {
      bytesMost: pageBytesMost,
      seconds: deadlines.preview.answer / 1000,
      types: ['text/html', 'application/xhtml+xml'],
      ...through,
    })
    return { address: found.address, content: found.content.toString('utf8') }
  },
})
export const internet = internetThrough({})

function proofText(token: string): string {
  return `wbn-verification=${token}`
}

export async function problemOfProof(
  { domain, method, token }: { domain: string; method: 'dns' | 'file'; token: string },
  sources: Pick<ProofSources, 'txt' | 'file'>,
): Promise<'missing' | 'different' | 'unreachable' | undefined> {
  const expected = proofText(token)
  try {
    const texts = method === 'dns' ? await recordsOf(domain, sources) : await linesOf(domain, sources)
    if (texts.includes(expected)) return undefined
    return texts.some((text) => text.startsWith('wbn-verification=')) ? 'different' : 'missing'
  } catch (error) {
    if (error instanceof NotFetched) return /answers 404/.test(error.message) ? 'missing' : 'unreachable'
    return 'unreachable'
  }
}

async function recordsOf(domain: string, { txt }: Pick<ProofSources, 'txt'>): Promise<string[]> {
  const [own, apex] = await Promise.all([txt(`_wbn.${domain}`), txt(domain)])
  return [...own, ...apex]
}

/** Redirects may lead to www, not to other domains. */
async function linesOf(domain: string, sources: Pick<ProofSources, 'file'>): Promise<string[]> {
  const { address, content } = await sources.file(`https://${domain}/.well-known/wbn.txt`)
  const host = new URL(address).hostname.replace(/^www\./, '')
  return host === domain ? content.split(/\r?\n/).map((line) => line.trim()) : []
}
