// Pages of claims by state.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import type { OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import { claimIn } from './site/listed-company.ts'
import { visitAs } from './site/sign-in.ts'
import { startSite, type Site } from './site/site.ts'

let site: Site
before(async () => {
  site = await startSite()
})
after(() => site.close())

const { userID } = sampleAccounts.buyer
const openClaim = async ({ businessID }: { businessID: string }) =>
  (await visitAs(site, 'buyer', `/business/${businessID}/claim`)).page

const asides: [state: OwnershipState, title: string, next: string | null][] = [
  ['started', 'Prove that you act for it', 'The page is yours.'],
  ['waiting', 'You can work already', 'The page is yours.'],
  ['review', 'This proof does not count', 'A person decides and gives the reason.'],
  ['contested', 'Somebody of the company objects', 'Each side can send a document.'],
  ['refused', 'This claim was not accepted', null],
  ['claimed', 'The page is yours', null],
]
for (const [state, title, next] of asides)
  test(`the aside of a claim in state ${state} promises only what comes`, async () => {
    const page = await openClaim(
      await claimIn(site, state, { userID, says: state === 'contested' ? 'She has left.' : '' }),
    )
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    const heading = page.getByRole('complementary').getByRole('heading', { name: 'What happens next' })
    assert.equal(await heading.count(), next ? 1 : 0)
    if (next) await page.getByRole('complementary').getByText(next).waitFor()
  })

for (const state of ['withdrawn', 'released', 'lapsed'] as const)
  test(`a claim that is ${state} shows no step as done, and begins again`, async () => {
    const page = await openClaim(await claimIn(site, state, { userID }))
    const steps = page.getByRole('list', { name: 'Steps' })
    const again = page.getByRole('button', { name: 'Claim it again' })
    await again.waitFor()
    assert.equal(await steps.count(), 0)
    await again.click()
    await steps.waitFor()
    await page.getByRole('complementary').getByText('The page is yours.').waitFor()
  })

test('a second look is not called a refusal; a second refusal leads on to other proofs', async () => {
  const claim = await claimIn(site, 'refused', { userID })
  const appeal = `update ownership_claims set appealed_at = now(), appeal = 'I work there.', state = $2 where id = $1`
  await site.database.pool.query(appeal, [claim.claimID, 'review'])
  const looked = await openClaim(claim)
  await looked.getByRole('heading', { name: 'Another verifier looks at your claim' }).waitFor()
  assert.equal(await looked.getByText('Not accepted').count(), 0)
  await site.database.pool.query(appeal, [claim.claimID, 'refused'])
  const refused = await openClaim(claim)
  await refused.getByRole('heading', { name: 'This claim was not accepted' }).waitFor()
  assert.equal(await refused.getByRole('button', { name: 'Second look' }).count(), 0)
  await refused.getByRole('button', { name: 'Upload a document' }).click()
  await refused.getByRole('heading', { name: 'Who are you for this company?' }).waitFor()
})
