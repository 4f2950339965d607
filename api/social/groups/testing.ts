// Test helpers of groups.
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import type { TestPerson } from '#api/testing.ts'

let count = 0
export const industry = nodeByKey('0004')!.id
export const form = (more: object = {}) => ({
  name: `Pump people ${++count}`,
  description: `We talk about pumps of kind ${count}.`,
  industry,
  admission: 'approval' as const,
  ...more,
})

export async function addGroup(owner: TestPerson, more: object = {}): Promise<string> {
  return (await owner.api.groups.create({ body: form(more) })).groupID
}

export async function letIn(owner: TestPerson, groupID: string, person: TestPerson): Promise<void> {
  const { membership } = await person.api.groups.join({ params: { groupID } })
  if (membership.status !== 'asked') return
  await owner.api.groups.answer({ params: { groupID, userID: person.userID }, body: { answer: 'accept' } })
}

export async function say(member: TestPerson, groupID: string, content = `Said ${++count}`): Promise<string> {
  const body = { content, timelineID: groupID, timelineType: 'group' as const }
  return (await member.api.posts.create({ body })).postID
}
