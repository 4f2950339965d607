// Invitation email in every language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import { emailOf } from '#kit/mail/template.ts'
import { templates } from './email-words.ts'
import { invitationFilling } from './emails.ts'

type Offer = Parameters<typeof invitationFilling>[1]
const emailFor = (locale: Locale, offer: Offer) =>
  emailOf(templates.invitation, templates.invitation.texts[locale]!, invitationFilling(locale, offer))
const offer = { origin: 'https://wbn.example', businessID: 'b', token: 't', access: 'member' } as const

test('an invitation names a verified company, and no other', () => {
  for (const locale of locales) {
    const verified = emailFor(locale, { ...offer, companyName: 'Acme Valves' })
    assert.doesNotMatch(verified.subject, /Acme Valves/, 'no subject quotes a name')
    assert.match(verified.text, /Acme Valves/)
    const unverified = emailFor(locale, { ...offer, companyName: undefined })
    assert.doesNotMatch(`${unverified.subject} ${unverified.text} ${unverified.html}`, /undefined|Acme/)
    assert.ok(unverified.text.includes('https://wbn.example'))
  }
})
