// Three sample accounts, as data.
import type { StaffRole } from '#contract/identity/access.ts'

export const sampleAccountNames = ['buyer', 'exporter', 'operator'] as const
export type SampleAccountName = (typeof sampleAccountNames)[number]

type SampleAccount = {
  userID: string
  firstName: string
  lastName: string
  country: string
  email: string
  roles: readonly StaffRole[]
}

/** No passwords; addresses take no email. */
export const sampleAccounts: Record<SampleAccountName, SampleAccount> = {
  buyer: {
    userID: '00dc6acf-ac00-7b01-8000-5a3b1e000001',
    firstName: 'Clara',
    lastName: 'Whitfield',
    country: 'US',
    email: 'buyer@sample.wbn.example',
    roles: [],
  },
  exporter: {
    userID: '00dc6acf-ac00-7b02-8000-5a3b1e000002',
    firstName: 'Matteo',
    lastName: 'Ferraris',
    country: 'IT',
    email: 'exporter@sample.wbn.example',
    roles: [],
  },
  operator: {
    userID: '00dc6acf-ac00-7b03-8000-5a3b1e000003',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    country: 'DE',
    email: 'operator@sample.wbn.example',
    roles: ['administrator'],
  },
}

const sampleIDs = new Set(Object.values(sampleAccounts).map(({ userID }) => userID))

/** Strangers share these accounts: nobody may see or end others' sessions. */
export function isSample(userID: string): boolean {
  return sampleIDs.has(userID)
}
