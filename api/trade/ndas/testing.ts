// Test helpers of NDAs: a thread of two firms, proposals, signatures, downloads.
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import type { NdaSide } from '#contract/trade/ndas/states.ts'
import { sendFile } from '#api/identity/files/testing.ts'
import { seller, type Seller } from '#api/trade/inquiries/testing.ts'
import type { TestApi, TestPerson } from '#api/testing.ts'

export const step = Buffer.from("ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\nEND-ISO-10303-21;\n")

export type Dealing = { rid: string; S: Seller; R: Seller }

let count = 0

export async function dealing(bench: TestApi): Promise<Dealing> {
  count += 1
  const S = await seller(bench, `Buying Works ${count}`)
  const R = await seller(bench, `Selling Works ${count}`)
  const { requestID: rid } = await S.member.api.inquiries.send({
    body: { to: R.id, from: S.id, subject: 'Housings', message: `Can you cast this, ${count}?` },
  })
  await write(bench, { rid, S, R }, 'R', 'Yes. Please send the drawing.')
  return { rid, S, R }
}

export const asSide = (at: Dealing, side: NdaSide) => ({ bid: at[side].id })

type Message = { files?: string[]; afterNda?: boolean }

export function write(_bench: TestApi, at: Dealing, side: NdaSide, content: string, more: Message = {}) {
  return at[side].member.api.inquiries.sendMessage({
    params: { rid: at.rid },
    query: asSide(at, side),
    body: { content, ...more },
  })
}

export async function sendLocked(
  bench: TestApi,
  at: Dealing,
  side: NdaSide,
  fileName = 'Housing.step',
): Promise<string> {
  const who = at[side].member
  const token = await sendFile(bench, who, step, {
    purpose: 'message',
    fileName,
    contentType: 'application/octet-stream',
  })
  const { files } = await write(bench, at, side, 'As drawn', { files: [token], afterNda: true })
  return files[0]!.fileID
}

export function propose(at: Dealing, side: NdaSide, kind: Nda['kind'] = 'mutual'): Promise<Nda> {
  return at[side].member.api.ndas.propose({ params: { rid: at.rid }, query: asSide(at, side), body: { kind } })
}

export const signature = { name: 'Olga Owner', role: 'Managing Director', agreed: true } as const

export function sign(at: Dealing, side: NdaSide, { ndaID, text }: Pick<Nda, 'ndaID' | 'text'>): Promise<Nda> {
  return at[side].owner.api.ndas.sign({
    params: { ndaID },
    query: asSide(at, side),
    body: { ...signature, hash: text.hash },
  })
}

export async function signedByBoth(at: Dealing, kind: Nda['kind'] = 'mutual', proposer: NdaSide = 'S'): Promise<Nda> {
  const nda = await propose(at, proposer, kind)
  await sign(at, 'S', nda)
  return sign(at, 'R', nda)
}

/** Path of a download; undefined where the side may not. */
export async function pathOf(at: Dealing, side: NdaSide, fileID: string, who: TestPerson = at[side].member) {
  const asked = { params: { rid: at.rid, fileID }, query: asSide(at, side) }
  const address = await who.api.inquiries.file(asked).catch(() => undefined)
  if (!address) return undefined
  const { pathname, search } = new URL(address.url, 'http://localhost')
  return pathname + search
}

export async function canOpen(bench: TestApi, at: Dealing, side: NdaSide, fileID: string): Promise<boolean> {
  const path = await pathOf(at, side, fileID)
  return path !== undefined && (await bench.app.inject({ method: 'GET', url: path })).statusCode === 200
}
