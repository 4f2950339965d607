// Test helpers of watches.
import { after } from 'node:test'
import { testApi, type TestPerson } from '#api/testing.ts'
import { openMatcher } from './matching.ts'
import { openReader } from './reader.ts'

export async function testWatches() {
  const bench = await testApi()
  after(() => bench.close())
  const reader = openReader(bench.dependencies)
  const matcher = openMatcher(bench.dependencies)
  async function settle(): Promise<void> {
    await reader.read()
    while (await matcher.match());
  }
  async function newsOf({ api }: TestPerson) {
    await settle()
    return (await api.watches.news()).data
  }
  return { bench, settle, newsOf }
}
