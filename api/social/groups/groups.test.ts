// Groups.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { groupsPerDay } from '#contract/foundation/constants.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { leaveNetwork, personalData } from '#api/capabilities.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { addGroup, form, industry, letIn, say } from './testing.ts'

let bench: TestApi
let ann: TestPerson
before(async () => {
  bench = await testApi()
  ann = await bench.person('Ann Owner')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const at = (id: string) => `/social/group/${id}`

test('groups are for who is signed in, and made by who has a verified address', async () => {
  const id = await addGroup(ann)
  for (const [method, path, body] of [
    ['GET', '/social/group', undefined],
    ['GET', '/social/group/suggested', undefined],
    ['POST', '/search/group', {}],
    ['POST', '/social/group', form()],
    ['GET', at(id), undefined],
    ['PUT', at(id), { name: 'Mine now' }],
    ['DELETE', at(id), undefined],
  ] as const)
    assert.equal((await bench.ask(method, path, body)).status, 401, `${method} ${path}`)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', '/social/group', form())).status, 403)
})

test('what is wrong in the form is named', async () => {
  for (const [more, field] of [
    [{ name: 'ab' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ description: ' ' }, 'description'],
    [{ rules: 'x'.repeat(2001) }, 'rules'],
    [{ industry: 'pumps' }, 'industry'],
    [{ industry: unknown }, 'industry'],
    [{ admission: 'secret' }, 'admission'],
  ] as const) {
    const { status, body } = await ann.ask('POST', '/social/group', form(more))
    assert.equal(status, 400, field)
    assert.ok(!body.success && body.error.fields?.[field], field)
  }
})

test('who makes a group owns it; a second one of the same name is refused', async () => {
  const body = form({ name: 'Válvulas & Pumps', rules: 'No prices.' })
  const group = await ann.api.groups.create({ body })
  assert.deepEqual(
    { ...group, groupID: '', createdAt: '' },
    {
      groupID: '',
      createdAt: '',
      key: 'valvulas-and-pumps',
      name: 'Válvulas & Pumps',
      description: body.description,
      rules: 'No prices.',
      industry: { id: industry, name: 'Industrial Technology' },
      admission: 'approval',
      memberCount: 1,
      postCount: 0,
      membership: { status: 'member', role: 'owner' },
      requestCount: 0,
      can: { read: true, post: true, moderate: true, edit: true },
    },
  )
  const again = await ann.ask('POST', '/social/group', { ...form(), name: 'válvulas & pumps' })
  assert.equal(again.status, 409)
  assert.ok(!again.body.success && again.body.error.fields?.['name'])
  assert.deepEqual((await ann.api.groups.read({ params: { groupID: group.groupID } })).name, group.name)
})

test('nobody makes more than a few groups a day', async () => {
  const busy = await bench.person('Busy Founder')
  for (let turn = 0; turn < groupsPerDay; turn++) await addGroup(busy)
  const { status } = await busy.ask('POST', '/social/group', form())
  assert.equal(status, 429)
})

test('a group by approval shows others what it is about, and nothing else; an unknown one is 404, a removed one 410', async () => {
  const sid = await bench.person('Sid Stranger')
  const owner = await bench.person('Olga Owner')
  const groupID = await addGroup(owner)
  const seen = await sid.api.groups.read({ params: { groupID } })
  assert.deepEqual(seen.can, { read: false, post: false, moderate: false, edit: false })
  assert.deepEqual(seen.membership, { status: 'none', role: null })
  assert.equal((await sid.ask('GET', `${at(groupID)}/member`)).status, 403)
  assert.equal((await sid.ask('GET', at(unknown))).status, 404)
  assert.equal((await sid.ask('GET', at('pumps'))).status, 400)
  await owner.api.groups.remove({ params: { groupID } })
  assert.equal((await sid.ask('GET', at(groupID))).status, 410)
  assert.equal((await sid.ask('POST', `${at(groupID)}/member`)).status, 410)
})

test('only owners change a group; what becomes open takes in who waits', async () => {
  const [owner, mod, asker] = await Promise.all(['Own Er', 'Mod Er', 'Ask Er'].map((name) => bench.person(name)))
  const groupID = await addGroup(owner!)
  await letIn(owner!, groupID, mod!)
  await owner!.api.groups.setRole({ params: { groupID, userID: mod!.userID }, body: { role: 'moderator' } })
  await asker!.api.groups.join({ params: { groupID } })
  assert.equal((await mod!.ask('PUT', at(groupID), { name: 'Mine now' })).status, 403)
  assert.equal((await owner!.ask('PUT', at(unknown), { name: 'None' })).status, 404)
  assert.equal((await owner!.ask('PUT', at(groupID), { name: '' })).status, 400)
  for (let turn = 0; turn < 2; turn++) {
    const body = { name: 'Open now', admission: 'open' as const }
    const changed = await owner!.api.groups.change({ params: { groupID }, body })
    assert.deepEqual(
      [changed.name, changed.key, changed.admission, changed.memberCount],
      ['Open now', 'open-now', 'open', 3],
    )
  }
  const { membership } = await asker!.api.groups.read({ params: { groupID } })
  assert.deepEqual(membership, { status: 'member', role: 'member' })
})

test('groups are found by words of name, description and industry, without case and accents; the industry narrows', async () => {
  const owner = await bench.person('Find Er')
  const apparel = nodeByKey('0007')!.id
  const [pumps, cloth] = [
    await addGroup(owner, { name: 'Bombas centrífugas', description: 'Impulsores y sellos.' }),
    await addGroup(owner, { name: 'Loom and Dye', description: 'Impulsores no.', industry: apparel }),
  ]
  const find = async (textQuery: string, more = {}) => {
    const { data, total, facets } = await ann.api.groups.find({ body: { textQuery, ...more } })
    return { ids: data.map(({ groupID }) => groupID), total, facets }
  }
  assert.deepEqual((await find('BOMBAS centrifugas')).ids, [pumps])
  assert.deepEqual((await find('apparel looms')).ids, [cloth])
  assert.deepEqual((await find('服装 dye')).ids, [cloth])
  assert.deepEqual((await find('bombas dye')).ids, [])
  assert.deepEqual((await find('100%_')).ids, [])
  const both = await find('impulsores')
  assert.equal(both.total, 2)
  assert.deepEqual(
    both.facets.industry.map(({ count }) => count),
    [1, 1],
  )
  const narrowed = await find('impulsores', { industry: apparel })
  assert.deepEqual([narrowed.ids, narrowed.total, narrowed.facets.industry.length], [[cloth], 1, 2])
  assert.equal((await find('', { size: 1 })).ids.length, 1)
  assert.deepEqual((await find('', { skip: 5000 })).ids, [])
})

test('own groups and asked ones are listed, others suggested: those of the own industry first', async () => {
  const [owner, newcomer] = [await bench.person('Sug Er'), await bench.person('New Comer')]
  const apparel = nodeByKey('0007')!.id
  await newcomer.api.people.change({ body: { industry: apparel } })
  const fitting = await addGroup(owner, { industry: apparel, admission: 'open' })
  const asked = await addGroup(owner)
  assert.equal((await newcomer.api.groups.suggested())[0]!.industry!.id, apparel)
  await newcomer.api.groups.join({ params: { groupID: fitting } })
  await newcomer.api.groups.join({ params: { groupID: asked } })
  const mine = await newcomer.api.groups.mine()
  assert.deepEqual(
    mine.map(({ groupID, membership }) => [groupID, membership.status]),
    [
      [fitting, 'member'],
      [asked, 'asked'],
    ],
  )
  const suggested = await newcomer.api.groups.suggested()
  assert.ok(suggested.every(({ groupID }) => groupID !== fitting && groupID !== asked))
})

test('an owner, or a moderator of the network, removes a group with its posts; twice is once', async () => {
  const [owner, member] = [await bench.person('Rem Over'), await bench.person('Mem Ber')]
  const staff = await bench.person('Mod Network', { roles: ['moderator'] })
  for (const remover of [owner, staff]) {
    const groupID = await addGroup(owner)
    await letIn(owner, groupID, member)
    const post = await say(member, groupID)
    assert.equal((await member.ask('DELETE', at(groupID))).status, 403)
    for (let turn = 0; turn < 2; turn++) assert.equal((await remover.ask('DELETE', at(groupID))).status, 200)
    assert.equal((await member.ask('GET', `/social/posts/${post}`)).status, 404)
    assert.equal((await member.ask('GET', `/timeline/load/${groupID}`)).status, 404)
    assert.ok((await member.api.groups.mine()).every((group) => group.groupID !== groupID))
  }
  assert.equal((await owner.ask('DELETE', at(unknown))).status, 404)
})

test('who leaves the network leaves its groups: another owns them, or nobody is left and they go', async () => {
  const [owner, mod, member] = await Promise.all(['Leav Er', 'Next Mod', 'First In'].map((name) => bench.person(name)))
  const [shared, alone] = [await addGroup(owner!), await addGroup(owner!)]
  await letIn(owner!, shared, member!)
  await letIn(owner!, shared, mod!)
  await owner!.api.groups.setRole({ params: { groupID: shared, userID: mod!.userID }, body: { role: 'moderator' } })
  const given = await Promise.all(
    personalData.map(async ({ exportOf }) => exportOf?.({ ...bench.dependencies, locale: 'en' }, owner!.userID)),
  )
  const { groups } = Object.assign({}, ...given) as { groups: { id: string; role: string }[] }
  assert.deepEqual(
    new Map(groups.map(({ id, role }) => [id, role])),
    new Map([alone, shared].map((id) => [id, 'owner'])),
  )
  await leaveNetwork(bench.dependencies, owner!, {})
  const after = await mod!.api.groups.read({ params: { groupID: shared } })
  assert.deepEqual([after.membership.role, after.memberCount], ['owner', 2])
  assert.equal((await member!.api.groups.read({ params: { groupID: shared } })).membership.role, 'member')
  assert.equal((await mod!.ask('GET', at(alone))).status, 410)
})
