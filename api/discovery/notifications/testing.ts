// Test helpers of notifications.
import { after } from 'node:test'
import { testApi, type TestPerson } from '#api/testing.ts'
import { openReader } from './reader.ts'

export async function testNotifications() {
  const bench = await testApi()
  after(() => bench.close())
  const { read } = openReader(bench.dependencies)
  async function notificationsOf({ api }: TestPerson) {
    await read()
    return (await api.notifications.list()).data
  }
  return { bench, read, notificationsOf }
}
