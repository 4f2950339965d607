// Sample help requests in every state.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { helpRequestStatuses } from '#contract/operations/need-help/states.ts'
import { NewHelpRequest } from '#contract/operations/need-help/fields.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { addSampleHelpRequests } from './help-requests.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('sample requests fill every state of the inbox, one is late, and a second load adds none', async () => {
  const add = () => bench.db.transaction().execute((tx) => addSampleHelpRequests(tx))
  assert.equal(await add(), true)
  assert.equal(await add(), false)
  const support = await bench.person('Sue Support', { roles: ['support'] })
  const { data } = await support.api.needHelp.list({ query: { status: 'all' } })
  assert.deepEqual(new Set(data.map(({ status }) => status)), new Set(helpRequestStatuses))
  assert.ok(data.some(({ late, status }) => late && status === 'new'))
  for (const { enquiryID } of data) {
    const { answers } = await support.api.needHelp.read({ params: { enquiryID } })
    assert.ok(answers.every(({ value }) => !/^[0-9a-f-]{36}$/.test(value)))
  }
  for (const { form } of await bench.db.selectFrom('enquiries').select('form').execute())
    assert.ok(NewHelpRequest.safeParse(form).success, JSON.stringify(form))
})
