// Writable account fields.
import * as z from 'zod'
import {
  apiTokenDaysMost,
  apiTokenNameMost,
  passkeyNameMost,
  passwordLeast,
  passwordMost,
  personNameMost,
} from '#contract/foundation/constants.ts'
import { Email, nameOf, requiredLine } from '#contract/foundation/fields.ts'
import { scopes } from '#contract/identity/scopes.ts'
import { CountryCode, Uuid } from '#contract/foundation/shapes.ts'

/** The server refuses common passwords. */
export const NewPassword = z.string().min(passwordLeast, `at least ${passwordLeast} characters`).max(passwordMost)
export const Password = z.string().min(1).max(passwordMost)

export const PersonName = nameOf(personNameMost)

export const NewAccount = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  password: NewPassword,
  country: CountryCode,
  acceptTerms: z.literal(true, 'must be accepted'),
})

/** `code`: second factor. */
export const Credentials = z.object({ email: Email, password: Password, code: z.string().max(40).optional() })

export const ForgottenPassword = z.object({ email: Email })
export const PasswordReset = z.object({ password: NewPassword })
export const PasswordChange = z.object({ password: Password, newPassword: NewPassword })
export const EmailChange = z.object({ email: Email, password: Password })
export const AccountDeletion = z.object({ password: Password, removeBusinesses: z.boolean().default(false) })

/** Required for accounts with a password; others need a sign-in of the last 15 minutes. */
export const Proof = z.object({ password: Password.optional() })
export type Proof = z.output<typeof Proof>

export const FactorCode = z.object({ code: z.string().min(1, 'is missing').max(40) })
export const PasskeyName = z.object({ name: requiredLine(passkeyNameMost) })

export const NewApiToken = Proof.extend({
  name: requiredLine(apiTokenNameMost),
  scopes: z
    .array(z.enum(scopes))
    .min(1, 'choose one')
    .max(scopes.length)
    .transform((chosen) => [...new Set(chosen)]),
  days: z.int().min(1).max(apiTokenDaysMost).describe('until it expires'),
  businessID: Uuid.optional().describe('the one business that it may act for; the person itself without'),
})
