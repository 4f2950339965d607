// Shapes of ownership claims.
import * as z from 'zod'
import { claimFilesMost, claimNoteMost, emailMost, mergedListingsMost } from '#contract/foundation/constants.ts'
import { clearable, requiredLine } from '#contract/foundation/fields.ts'
import { Country, Day, Instant, Photo, text, Uuid } from '#contract/foundation/shapes.ts'
import { Attachment } from '#contract/identity/files/attachments.ts'
import { claimantRoles, claimLocks, ownershipStates, proofMethods, proofOutlooks, proofReasons } from './proofs.ts'

const Method = z.enum(proofMethods)
const State = z.enum(ownershipStates)
const Access = z.enum(['editor', 'owner'])

const Company = z.object({
  businessID: z.string(),
  key: z.string(),
  companyName: z.string(),
  city: z.string().nullable(),
  country: Country,
  profilePhoto: Photo.nullable(),
})

const ProofOption = z.object({
  method: Method,
  rung: z.int(),
  access: Access.describe('what one becomes'),
  outlook: z.enum(proofOutlooks).describe('said before it is tried'),
  reasons: z.array(z.enum(proofReasons)),
  target: z
    .string()
    .describe('domain, record name, file address, masked phone, postal address; empty where there is none'),
  objectionDays: z.int().describe('0: owner at once'),
})
export type ProofOption = z.output<typeof ProofOption>

const Proof = z.object({
  proofID: z.string(),
  method: Method,
  state: z
    .enum(['sent', 'checking', 'judged', 'accepted', 'noted', 'refused', 'ended'])
    .describe(
      '`sent`: a code is on its way; `checking`: record or file is looked for; `noted`: proven, counts for nothing',
    ),
  target: z.string(),
  token: z.string().nullable().describe('what the record or file must hold: `wbn-verification=<token>`'),
  problem: z.string().describe('of the last look: missing, different, unreachable, or empty'),
  triesLeft: z.int().nullable(),
  until: Instant.nullable().describe('a code counts until then'),
  postedAt: Instant.nullable().describe('of a letter'),
  reasons: z.array(z.enum(proofReasons)),
  at: Instant.describe('of the last change'),
})
export type OwnershipProof = z.output<typeof Proof>

const Side = z.object({
  you: z.boolean(),
  kind: z.enum(['claimant', 'holder', 'objector']).describe('holder: whose claim stood before'),
  methods: z.array(Method).describe('accepted ones'),
  since: Instant,
  colleague: z.boolean().describe('says: we are colleagues'),
})

const Warning = z.object({
  kind: z.enum(['register', 'vat', 'lei', 'duns', 'domain']),
  subject: z.string(),
  businessID: z.string(),
  companyName: z.string(),
})
export type SharedNumber = z.output<typeof Warning>

export const OpenClaim = z.object({
  claimID: z.string(),
  business: Company,
  state: State,
  until: Instant.nullable().describe('end of objections, or time to send a document'),
  access: Access.nullable().describe('now held through this claim'),
  locked: z.array(z.enum(claimLocks)),
})
export type OpenClaim = z.output<typeof OpenClaim>

const Own = z.object({
  claimID: z.string(),
  state: State,
  name: z.string(),
  position: z.string(),
  role: z.enum(claimantRoles),
  access: Access.nullable().describe('now held through this claim'),
  startedAt: Instant,
  provenAt: Instant.nullable(),
  until: Instant.nullable().describe('waiting: end of objections; contested: time to send a document'),
  objectionMailedTo: z.array(z.string()).describe('addresses of the company that were told, masked'),
  locked: z.array(z.enum(claimLocks)),
  proofs: z.array(Proof).describe('latest first'),
  sides: z.array(Side).describe('of a contest, you first'),
  objection: z.string().describe('why somebody of the company objects, or empty'),
  decision: z.object({ won: z.boolean(), reason: z.string(), at: Instant, appealUntil: Instant.nullable() }).nullable(),
  appeal: z.object({ content: z.string(), at: Instant }).nullable(),
  merging: z.array(Company).describe('listings named as the same company; merged when this one is claimed'),
  can: z.object({
    prove: z.boolean().describe('a holder whose claim is contested: by document only'),
    withdraw: z.boolean(),
    release: z.boolean(),
    sayColleague: z.boolean(),
    appeal: z.boolean(),
  }),
})
export type OwnershipClaim = z.output<typeof Own>

export const ClaimPage = z.object({
  business: Company,
  website: z.string().nullable(),
  state: z
    .enum(['listed', 'held', 'run', 'member', 'collection'])
    .describe(
      '`listed`: nobody runs it; `held`: claimed, so a contest begins; not to be claimed: `run` (created by its owner), `member` (the viewer belongs to it without a claim), `collection`',
    ),
  options: z
    .array(ProofOption)
    .describe('by rung; of the domain as looked at when the claim began, else the last look'),
  domainCheckedAt: Instant.nullable(),
  domainRegisteredAt: Instant.nullable(),
  sourceAt: Instant.describe('age of the listing’s source'),
  claim: Own.nullable().describe('the own one: open, or the last'),
  keptInquiries: z.int().nullable(),
  alike: z.array(Company).describe('other listings that may be the same company'),
  warnings: z.array(Warning).describe('companies with the same domain or number'),
})
export type ClaimPage = z.output<typeof ClaimPage>

export const NewOwnershipClaim = z.object({
  name: requiredLine(120),
  position: requiredLine(120),
  role: z.enum(claimantRoles),
  merging: z.array(Uuid).max(mergedListingsMost).default([]).describe('other listings of the same company'),
})
export const ClaimMailbox = z.object({ email: z.string().trim().toLowerCase().min(3).max(emailMost) })
export const ClaimDocument = z.object({
  kind: z.enum(['extract', 'authority']).describe('register extract, letter of the management'),
  issuedOn: Day.describe('not older than three months'),
  files: z
    .array(z.object({ token: z.string().min(1).max(200) }))
    .min(1)
    .max(claimFilesMost)
    .describe('tokens of uploads for the purpose `message`'),
  note: clearable(text(claimNoteMost)).describe('for the verifier'),
})

export const Objection = z.object({
  companyName: z.string(),
  businessID: z.string(),
  key: z.string(),
  method: Method.describe('how it was proven'),
  domain: z.string(),
  role: z.enum(claimantRoles),
  provenAt: Instant,
  until: Instant,
  state: z.enum(['open', 'objected', 'ended']),
  confirmedAt: Instant.nullable().describe('somebody with this link said: a colleague'),
})
export const OnObjection = z.object({ token: z.string().min(20).max(100).describe('of the link in the email') })

export const Row = z.object({
  claimID: z.string(),
  state: State,
  company: Company,
  claimant: z.object({ userID: z.string(), name: z.string() }),
  methods: z.array(Method).describe('proven or judged'),
  why: z
    .enum(['document', 'domain', 'contest', 'objection', 'appeal', 'letter', 'none'])
    .describe('why it waits for a verifier'),
  since: Instant,
  dueAt: Instant.nullable(),
})
export type OwnershipRow = z.output<typeof Row>

const CaseSide = z.object({
  claimID: z.string().nullable().describe('null: an objector'),
  kind: z.enum(['claimant', 'holder', 'objector']),
  person: z
    .object({
      userID: z.string(),
      name: z.string(),
      email: z.string(),
      registeredAt: Instant,
      otherClaims: z.int().describe('of other companies'),
    })
    .nullable(),
  name: z.string(),
  position: z.string(),
  role: z.enum(claimantRoles).nullable(),
  state: State.nullable(),
  since: Instant,
  proofs: z.array(
    Proof.omit({ token: true }).extend({
      rung: z.int(),
      issuedOn: Day.nullable(),
      note: z.string(),
      files: z.array(Attachment),
    }),
  ),
  says: z.string().describe('an objection or appeal, or empty'),
  colleague: z.boolean(),
})

export const Case = z.object({
  claimID: z.string(),
  state: State,
  company: Company,
  facts: z
    .record(z.string(), z.string())
    .describe('the listing: companyName, legalAddress, city, website, phone, email, source'),
  domain: z.object({
    name: z.string(),
    registeredAt: Instant.nullable(),
    checkedAt: Instant.nullable(),
    sourceAt: Instant,
    reasons: z.array(z.enum(proofReasons)),
  }),
  sides: z.array(CaseSide).describe('what speaks for each; this claim first'),
  warnings: z.array(Warning),
  merging: z.array(Company),
  until: Instant.nullable().describe('the holder may answer until then'),
  own: z.boolean().describe('the viewer belongs to the business or is a side, and may not judge'),
  letter: z.object({ address: z.string(), postedAt: Instant.nullable(), until: Instant }).nullable(),
  decisions: z.array(
    z.object({ outcome: z.enum(['approve', 'refuse']), reason: z.string(), by: z.string(), at: Instant }),
  ),
  appeal: z.object({ content: z.string(), at: Instant }).nullable(),
  can: z.object({
    approve: z.boolean(),
    refuse: z.boolean(),
    markPosted: z.boolean(),
    whyNot: z
      .enum(['own', 'tooEarly', 'needsDocument', 'judgedBefore', 'ended'])
      .nullable()
      .describe('why it can’t be approved'),
  }),
})
export type OwnershipCase = z.output<typeof Case>
