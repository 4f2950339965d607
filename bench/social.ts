// Social layer at a million posts.
import { loadavg } from 'node:os'
import type { Pool } from 'pg'
import { openDatabase } from '#start/database.ts'
import { openAccount } from './auth.ts'
import { compare, lineOf, quick, type Comparison, type Side } from './rounds.ts'
import { serving, side, type Request, type Serving } from './load/serving.ts'
import { followLike, forgetReaders } from './load/readers.ts'
import { fillSociety, followings, societyDir } from './load/society.ts'

const feedLimit = 1.4
const manyLimit = 1.5
const commentsLimit = 1.4
const likeLimit = 1.4
const readersEach = quick ? 2 : 12
const pages = 4 // per feed
const things = quick ? 40 : 1000
const fine = { check: (body: string) => body.startsWith('{"success":true') }

type Reader = { userID: string; token: string; follows: number }

async function readersOf(server: Serving, pool: Pool): Promise<Reader[]> {
  const readers: Reader[] = []
  for (const [group, follows] of followings.entries())
    for (let i = 0; i < readersEach; i++) {
      const { userID, token } = await openAccount(server)
      await fetch(`${server.address}/api/user/settings`, { headers: { 'x-auth-token': token } })
      await followLike(pool, userID, { group, number: i })
      readers.push({ userID, token, follows })
    }
  return readers
}

type Pair = { ours: Request[]; bare: Request[] }

async function feedsOf({ address }: Serving, readers: readonly Reader[]): Promise<Pair> {
  const pair: Pair = { ours: [], bare: [] }
  for (const { userID, token } of readers) {
    let nextID = ''
    for (let page = 0; page < pages; page++) {
      const headers = { 'x-auth-token': token }
      const path = `/api/newsfeed/load${nextID && `?nextID=${nextID}`}`
      pair.ours.push({ path, headers })
      pair.bare.push({ path: `/feed?user=${userID}&before=${nextID}&of=${encodeURIComponent(`${path} ${token}`)}` })
      const answer = (await (await fetch(address + path, { headers })).json()) as {
        data: { data: unknown[]; nextID: string }
      }
      if (answer.data.data.length < 9) throw new Error(`A page of the feed has ${answer.data.data.length} posts`)
      nextID = answer.data.nextID
    }
  }
  return pair
}

function toggles(posts: readonly string[], request: (post: string, on: boolean) => Request): Request[] {
  return [...posts.map((post) => request(post, true)), ...posts.map((post) => request(post, false))]
}

async function idsOf(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(text, [things])
  return rows.map(({ id }) => id)
}

const talkedAbout = `select resource_id as id from counters join posts on id = resource_id
  where comments >= 5 order by md5(resource_id::text) limit $1`
const popular = 'select id from posts order by md5(id::text) limit $1'

export async function run(): Promise<boolean> {
  // No worker: effects of likes follow the answers.
  const settings = { TRUST_PROXY: '127.0.0.1', DATA_DIR: societyDir, SERVICES: 'auth,api' }
  const server = await serving(settings, fillSociety)
  const opened = await openDatabase({ databaseUrl: undefined, dataDir: societyDir }, { statementTimeout: 0 })
  const { pool } = opened.database
  const over = (name: string, requests: Request[], base: string): Side => side(name, server, base, requests, fine)
  async function against(name: string, { ours, bare }: Pair, limit: number): Promise<Comparison> {
    return compare(name, over(name, ours, server.address), over('bare', bare, server.bare), limit)
  }
  let kept = true
  async function shown(comparing: Promise<Comparison>): Promise<void> {
    const comparison = await comparing
    console.log(`${lineOf(comparison)}  load ${loadavg()[0]!.toFixed(1)}`)
    kept = comparison.ok && kept
  }
  try {
    const readers = await readersOf(server, pool)
    const feeds = new Map<number, Pair>()
    for (const count of followings)
      feeds.set(
        count,
        await feedsOf(
          server,
          readers.filter(({ follows }) => follows === count),
        ),
      )
    for (const [count, pair] of feeds) await shown(against(`feed, ${count} follows`, pair, feedLimit))
    const [most, few] = [feeds.get(5000)!, feeds.get(50)!]
    await shown(
      compare(
        'feed, 5000 follows against 50',
        over('5000', most.ours, server.address),
        over('50', few.ours, server.address),
        manyLimit,
      ),
    )

    const { userID, token } = readers.at(-1)!
    const headers = { 'x-auth-token': token }
    const threads = await idsOf(pool, talkedAbout)
    const comments: Pair = {
      ours: threads.map((id) => ({ path: `/api/social/comments/${id}`, headers })),
      bare: threads.map((id) => ({
        path: `/comments?id=${id}&user=${userID}&of=${encodeURIComponent(`/api/social/comments/${id} ${token}`)}`,
      })),
    }
    await shown(against('comments page', comments, commentsLimit))

    const posts = await idsOf(pool, popular)
    const [one, other] = [posts.slice(0, posts.length / 2), posts.slice(posts.length / 2)]
    const likes: Pair = {
      ours: toggles(one, (resourceID, on) => ({
        method: on ? 'POST' : 'DELETE',
        path: `/api/social/reaction/react/post`,
        body: { resourceID },
        headers,
      })),
      bare: toggles(other, (post, on) => ({ path: `/${on ? 'like' : 'unlike'}?post=${post}&user=${userID}` })),
    }
    await shown(against('like and its taking back', likes, likeLimit))
  } finally {
    await forgetReaders(pool)
    await opened.stop()
    await server.stop()
  }
  return kept
}

if (import.meta.main) process.exitCode = (await run()) ? 0 : 1
