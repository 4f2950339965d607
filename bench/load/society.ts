// Large social network, reproducible.
import { join } from 'node:path'
import { industries } from '#api/foundation/industries/lookup.ts'
import { quick } from '../rounds.ts'
import { generate } from './generate.ts'
import { dataDir } from './serving.ts'

export const societyDir = join(dataDir, quick ? 'society-quick' : 'society')

const scale = quick ? 0.01 : 1
const businesses = 20_000
const posts = 1_000_000 * scale
const many = 100_000 * scale
const handful = 16
const alsoFollowing = 18_000 * scale

export const readersEach = 40
export const followings = [5000, 2000, 50] as const
const readers = readersEach * followings.length
const people = readers + many

const begin = 1_700_000_000_000 // ms of the first post; ids contain their time
const minute = 60_000
const millisecond = (n: string) => `${begin}::bigint + ${n}::bigint * ${minute}`
const early = (n: string) => `${begin}::bigint - 10000000 + ${n}::bigint`

export function id(at: string, seed: string): string {
  return `(lpad(to_hex(${at}), 12, '0') || '7' || substr(md5(${seed}), 1, 3) || '8' || substr(md5(${seed}), 4, 15))::uuid`
}
export const businessID = (n: string) => id(early(n), `'business' || ${n}`)
export const personID = (n: string) => id(early(n), `'person' || ${n}`)
const postID = (n: string) => id(millisecond(n), `'post' || ${n}`)
const commentID = (post: string, n: string) =>
  id(`${millisecond(post)} + 1000 + ${n}`, `'comment' || ${post} || '-' || ${n}`)
const replyID = (post: string, n: string) =>
  id(`${millisecond(post)} + 30000 + ${n}`, `'reply' || ${post} || '-' || ${n}`)
const chance = (n: string) => `((hashint8(${n}::bigint)::bigint & 2147483647) / 2147483648.0)`
const industryOf = (n: string) => `($1::uuid[])[1 + ${n} % ${industries.length}]`
function numberOf(n: string, shares: readonly [below: number, count: number][]): string {
  const cases = shares.map(([below, count]) => `when ${n}::bigint * 7919 % 1000 < ${below} then ${count}`)
  return `(case ${cases.join(' ')} end)`
}
const likesOf = [
  [500, 0],
  [800, 2],
  [950, 10],
  [995, 40],
  [1000, 220],
] as const
const commentsOf = [
  [700, 0],
  [900, 1],
  [980, 5],
  [1000, 10],
] as const

const words = `'We ship pumps and valves from stock; the new series runs dry for an hour without harm. Number ' || n || '. ' || repeat('Ask for the data sheet. ', (n % 12)::int)`

const steps: [what: string, sql: string][] = [
  [
    `${businesses} businesses`,
    `insert into businesses (id, company_name, slug, business_type, industry_id, country_code, short_description)
      select ${businessID('n')}, 'Works ' || n, 'works-' || n, (array['MA', 'DI', 'WS', 'EX'])[1 + n % 4], ${industryOf('n')},
        (array['US', 'IT', 'MX', 'CN'])[1 + n % 4], 'Makes things of metal, number ' || n
      from generate_series(0, ${businesses - 1}) n`,
  ],
  [
    `${people} people`,
    `insert into people (id, username, first_name, last_name, country_code, industry_id, company_name)
      select ${personID('n')}, 'person-' || n, 'Ann', 'Example ' || n, 'IT', ${industryOf('n')}, 'Works ' || n
      from generate_series(0, ${people - 1}) n`,
  ],
  [
    'owners',
    `insert into members (business_id, user_id, access)
      select ${businessID('n')}, ${personID(`(${readers} + n)`)}, 'owner' from generate_series(0, ${Math.min(businesses, many) - 1}) n`,
  ],
  [
    `${posts} posts`,
    `insert into posts (id, author_id, author_kind, writer_id, timeline_id, timeline_kind, industry_id, content, pictures)
      select ${postID('n')}, author, kind, writer, author, kind, ${industryOf('who')}, ${words},
        case when n % 10 = 0 then '[{"url": "/files/post.webp", "versions": [{"url": "/files/post-400.webp", "width": 400}]}]'::jsonb else '[]' end
      from (
        select n, kind, who, case kind when 'user' then ${personID('who')} else ${businessID('who')} end as author,
          case kind when 'user' then ${personID('who')} else ${personID(`(${readers} + who % ${many})`)} end as writer
        from (
          select n, case when n % 5 = 0 then 'user' else 'business' end as kind,
            case when n % 5 = 0 then floor(${chance('n')} * ${people})::int else floor(${businesses} * ${chance('n')} * ${chance('n')})::int end as who
          from generate_series(0, ${posts - 1}) n) drawn) known order by n`,
  ],
  [
    `${posts * 5} reactions`,
    `insert into reactions (resource_id, actor_id, resource_type, actor_kind, receiver_id)
      select p.id, ${personID(`((p.n * 31 + k * 433) % ${people})`)}, 'post', 'user', p.receiver
      from (select n, id, case author_kind when 'user' then author_id end as receiver
          from generate_series(0, ${posts - 1}) n join posts on id = ${postID('n')}) p,
        generate_series(1, ${numberOf('p.n', likesOf as never)}) k`,
  ],
  [
    `${posts * 0.8} comments`,
    `insert into comments (id, resource_id, resource_type, root_id, root_type, author_id, author_kind, writer_id, content)
      select ${commentID('n', 'k')}, ${postID('n')}, 'post', ${postID('n')}, 'post', ${personID(`((n * 17 + k * 59) % ${people})`)}, 'user',
        ${personID(`((n * 17 + k * 59) % ${people})`)}, 'What is the lead time for forty of them? Question ' || k || ' about ' || n
      from generate_series(0, ${posts - 1}) n, generate_series(1, ${numberOf('n', commentsOf as never)}) k`,
  ],
  [
    `${posts * 0.2} replies`,
    `insert into comments (id, resource_id, resource_type, root_id, root_type, author_id, author_kind, writer_id, content)
      select ${replyID('n', 'k')}, ${commentID('n', 'k')}, 'comment', ${postID('n')}, 'post', ${businessID(`(n % ${businesses})`)}, 'business',
        ${personID(`(${readers} + n % ${Math.min(businesses, many)})`)}, 'Two weeks from the order, sooner from stock.'
      from generate_series(0, ${posts - 1}) n, generate_series(1, ${numberOf('n', commentsOf as never)}) k
      where (n::bigint * 7919 % 1000 + k) % 4 = 0`,
  ],
  [
    `${alsoFollowing + many * (handful + 1) + readersEach * followings.reduce((sum, count) => sum + count, 0)} follows`,
    `insert into follows (follower_id, follower_kind, followed_id, followed_kind, id)
      select ${personID('n')}, 'user', followed, kind, ${id(`${millisecond('n')} + k`, `'follow' || n || '-' || k`)}
      from (
        select n, k, case when n >= ${readers} and k % 4 = 3 then 'user' else 'business' end as kind,
          case when n >= ${readers} and k % 4 = 3 then ${personID(`(${readers} + (n - ${readers} + 1 + k * 29) % ${many})`)}
            when n >= ${readers} and k = 0 then ${businessID('0')}
            else ${businessID(`(1 + (n * 131 + k * 11) % ${businesses - 1})`)} end as followed
        from generate_series(0, ${people - 1}) n, generate_series(0,
          case ${followings.map((count, i) => `when n < ${(i + 1) * readersEach} then ${count} - 1`).join(' ')}
            when n < ${readers + alsoFollowing} then ${handful + 1} else ${handful} end) k) drawn`,
  ],
  [
    'mutes, blocks, hidden posts',
    `with muted as (
        insert into mutes (user_id, muted_id, muted_kind)
        select ${personID('n')}, ${businessID(`(n * 7 % ${businesses})`)}, 'business' from generate_series(0, ${people - 1}, 5) n),
      blocked as (
        insert into blocks (blocker_id, blocker_kind, blocked_id, blocked_kind)
        select ${personID('n')}, 'user', ${personID(`((n * 13 + 5) % ${people})`)}, 'user' from generate_series(0, ${people - 1}, 7) n)
      insert into hidden_posts (user_id, post_id)
      select ${personID('n')}, ${postID(`(${posts} - 1 - n % 1000)`)} from generate_series(0, ${people - 1}, 5) n`,
  ],
  [
    'counters',
    `insert into counters (resource_id, likes, comments, posts, followers, following)
      select id, sum(likes), sum(comments), sum(posts), sum(followers), sum(following) from (
        select resource_id as id, count(*) as likes, 0 as comments, 0 as posts, 0 as followers, 0 as following from reactions group by 1
        union all select receiver_id, count(*), 0, 0, 0, 0 from reactions where receiver_id is not null group by 1
        union all select resource_id, 0, count(*), 0, 0, 0 from comments group by 1
        union all select timeline_id, 0, 0, count(*), 0, 0 from posts group by 1
        union all select followed_id, 0, 0, 0, count(*), 0 from follows group by 1
        union all select follower_id, 0, 0, 0, 0, count(*) from follows group by 1) counted group by id`,
  ],
]

export function fillSociety(): Promise<void> {
  return generate(societyDir, steps, [industries.map((industry) => industry.id)])
}

if (import.meta.main) await fillSociety()
