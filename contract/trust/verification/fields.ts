// Claim fields by kind.
import * as z from 'zod'
import { claimFilesMost, claimNoteMost } from '#contract/foundation/constants.ts'
import { clearable, line, oneLine, reference, requiredLine } from '#contract/foundation/fields.ts'
import { CountryCode, Day, text } from '#contract/foundation/shapes.ts'
import { isVat } from './vat.ts'
import { domainMethods, proofMailboxes } from '#contract/identity/businesses/verification-kinds.ts'
import { domainIn, isDuns, isLei } from './numbers.ts'
import { isRegisterNumber, plainNumber } from './register-numbers.ts'

const invalid = (path: string[], message: string) => ({
  code: 'custom' as const,
  path,
  message,
  params: { code: 'notAccepted' },
})
const FileList = z
  .array(z.object({ token: z.string().min(1).max(200) }))
  .max(claimFilesMost, `at most ${claimFilesMost}`)
  .describe('tokens of uploads for the purpose `message`')
const Files = FileList.default([])
const FilesNeeded = FileList.refine((files) => files.length > 0, { error: 'is missing', params: { code: 'required' } })
const country = reference('code', CountryCode)
const number = requiredLine(40)
const note = clearable(text(claimNoteMost)).describe('for the verifier')

const Domain = z.object({
  kind: z.literal('domain'),
  domain: oneLine(253).transform((value, { issues }) => {
    const name = domainIn(value)
    if (!name)
      issues.push({ ...invalid([], 'must be the address of a website'), params: { code: 'website' }, input: value })
    return name ?? ''
  }),
  method: z.enum(domainMethods),
  mailbox: z.enum(proofMailboxes).default('info').describe('for the method `mail`: where the code is sent'),
})
const Register = z
  .object({ kind: z.literal('register'), country, number, files: FilesNeeded, note })
  .superRefine((claim, context) => {
    if (!isRegisterNumber(claim.number, claim.country))
      context.addIssue(invalid(['number'], 'is not a number of this register'))
  })
const Vat = z.object({ kind: z.literal('vat'), country, number, files: Files, note }).superRefine((claim, context) => {
  if (!isVat(claim.number, claim.country)) context.addIssue(invalid(['number'], 'is not a VAT number of this country'))
})
const worldwide = (isRight: (value: string) => boolean, message: string) =>
  number
    .refine((value) => isRight(value), { error: message, params: { code: 'notAccepted' } })
    .transform((value) => plainNumber(value))
const Lei = z.object({ kind: z.literal('lei'), number: worldwide(isLei, 'is not an LEI'), note })
const Duns = z.object({ kind: z.literal('duns'), number: worldwide(isDuns, 'is not a D-U-N-S number'), note })
const Address = z.object({ kind: z.literal('address'), address: requiredLine(300), files: FilesNeeded, note })
const Bank = z.object({ kind: z.literal('bank'), bank: requiredLine(120), files: FilesNeeded, note })
const Certificate = z.object({
  kind: z.literal('certificate'),
  name: requiredLine(160),
  issuer: requiredLine(160),
  scope: line(300),
  expireDate: clearable(Day),
  files: FilesNeeded,
  note,
})
const Visit = z.object({ kind: z.literal('visit'), address: requiredLine(300), note })

export const claimShapes = {
  register: Register,
  vat: Vat,
  lei: Lei,
  duns: Duns,
  domain: Domain,
  address: Address,
  bank: Bank,
  certificate: Certificate,
  visit: Visit,
}
export const NewClaim = z.discriminatedUnion('kind', [
  Register,
  Vat,
  Lei,
  Duns,
  Domain,
  Address,
  Bank,
  Certificate,
  Visit,
])
export type NewClaim = z.output<typeof NewClaim>
export type ClaimInput = z.input<typeof NewClaim>
