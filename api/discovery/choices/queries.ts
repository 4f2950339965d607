// SQL of choices.
import { type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Choice, ChoiceAct } from '#contract/discovery/choices.ts'
import type { DB } from '#api/database/tables.ts'
import {
  documentVotesMost,
  halfWeightPoints,
  keptDays,
  leastVotes,
  questionDocumentsMost,
  visitorVotesMost,
  weightsMost,
} from './rules.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>
type ResourceType = Choice['resourceType']
type Vote = { day: string; vote: Buffer; act: ChoiceAct; points: number }

const today = sql`(now() at time zone 'UTC')::date`

export async function findKey(db: Db): Promise<{ day: string; key: string }> {
  await sql`insert into choice_keys (day) values (${today}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ day: string; key: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, key from choice_keys order by choice_keys.day desc limit 1`.execute(db)
  return rows[0]!
}

export async function findVote(tx: Tx, { day, vote }: Vote): Promise<{ act: ChoiceAct; points: number } | undefined> {
  const { rows } = await sql<{ act: ChoiceAct; points: number }>`
    select act, points from choice_votes where day = ${day}::date and vote = ${vote}`.execute(tx)
  return rows[0]
}

/** False: none is left today. */
export async function takeVote(tx: Tx, day: string, voter: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into choice_voters as v (day, voter, votes) values (${day}::date, ${voter}, 1)
    on conflict (day, voter) do update set votes = v.votes + 1 where v.votes < ${visitorVotesMost}::int
    returning votes`.execute(tx)
  return rows.length > 0
}

export async function putVote(tx: Tx, { day, vote, act, points }: Vote): Promise<void> {
  await sql`insert into choice_votes (day, vote, act, points) values (${day}::date, ${vote}, ${act}, ${points})
    on conflict (day, vote) do update set act = excluded.act, points = excluded.points`.execute(tx)
}

type CountedChoice = Vote & { question: string; resourceType: ResourceType; resourceID: string }

export async function addChoice(
  tx: Tx,
  { question, resourceType, resourceID, day, act, points }: CountedChoice,
  before: { act: ChoiceAct; points: number } | undefined,
): Promise<void> {
  const step = (of: ChoiceAct) => Number(act === of) - Number(before?.act === of)
  const [opens, saves, inquiries] = [step('open'), step('save'), step('inquiry')]
  const more = points - (before?.points ?? 0)
  const isRoom = before
    ? sql`c.opens >= ${-opens}::int and c.saves >= ${-saves}::int`
    : sql`c.opens + c.saves + c.inquiries < ${documentVotesMost}::int`
  await sql`
    insert into choices as c (question, resource_type, resource_id, day, opens, saves, inquiries, points)
    values (${question}, ${resourceType}, ${resourceID}, ${day}::date,
      greatest(${opens}::int, 0), greatest(${saves}::int, 0), greatest(${inquiries}::int, 0), ${more})
    on conflict (question, resource_type, resource_id, day) do update set
      opens = c.opens + ${opens}, saves = c.saves + ${saves}, inquiries = c.inquiries + ${inquiries},
      points = c.points + ${more}
    where ${isRoom}`.execute(tx)
}

export async function isRecentInquiry(db: Db, requestID: string, userID: string, businessID: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean | null }>`
    select is_inquiry(${requestID}, ${userID}, ${businessID}, now() - interval '1 day') as is`.execute(db)
  return rows[0]!.is === true
}

export async function weigh(tx: Tx): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with sums as (
        select question, resource_type, resource_id, sum(points)::float8 as points
        from choices where day > ${today} - ${keptDays}::int
        group by 1, 2, 3 having sum(opens + saves + inquiries) >= ${leastVotes.inAll}::int
          and max(opens + saves + inquiries) >= ${leastVotes.onOneDay}::int),
      placed as (
        select *, row_number() over (partition by question, resource_type order by points desc, resource_id) as place
        from sums),
      weighed as (
        select question, resource_type, resource_id, round((points / (points + ${halfWeightPoints}::int))::numeric, 2)::real as weight
        from placed where place <= ${questionDocumentsMost}::int
        order by points desc, question, resource_type, resource_id limit ${weightsMost}::int),
      gone as (
        delete from choice_weights c where not exists (select from weighed w where w.question = c.question
          and w.resource_type = c.resource_type and w.resource_id = c.resource_id) returning 1),
      put as (
        insert into choice_weights as c select * from weighed
        on conflict (question, resource_type, resource_id) do update set weight = excluded.weight
          where c.weight <> excluded.weight returning 1)
    select ((select count(*) from gone) + (select count(*) from put))::int as changed`.execute(tx)
  return rows[0]!.changed
}

export async function forgetChoices(tx: Tx): Promise<void> {
  await sql`with keys as (delete from choice_keys where day < ${today}),
      votes as (delete from choice_votes where day < ${today}),
      voters as (delete from choice_voters where day < ${today})
    delete from choices where day <= ${today} - ${keptDays}::int`.execute(tx)
}

type WeightRow = { question: string; resourceType: ResourceType; id: string; weight: number }

export async function findWeights(pool: pg.Pool): Promise<WeightRow[]> {
  const { rows } = await pool.query<WeightRow>(
    `select question, resource_type as "resourceType", resource_id as id, weight from choice_weights
      order by question, resource_type, weight desc, resource_id`,
  )
  return rows
}

export async function findAskedQuestions(pool: pg.Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ question: string }>(
    `select question from choices group by 1 having sum(opens + saves + inquiries) >= $1::int
     order by sum(opens + saves + inquiries) desc, question limit $2`,
    [leastVotes.inAll, most],
  )
  return rows.map(({ question }) => question)
}

type ChoiceRow = Omit<Choice, 'key' | 'name'>
type Cut = { by: 'points' | 'question'; direction: 'asc' | 'desc'; limit: number; offset: number }
const orders = { points: sql`points`, question: sql`question` }

export async function findChoices(db: Db, q = '', { by, direction, limit, offset }: Cut) {
  const like = likeOf(q)
  const found = sql`
    select question, resource_type as "resourceType", resource_id as "resourceID", sum(opens)::int as opens,
      sum(saves)::int as saves, sum(inquiries)::int as inquiries, sum(points)::int as points,
      coalesce(max(w.weight), 0) as weight
    from choices left join choice_weights w using (question, resource_type, resource_id)
    where day > ${today} - ${keptDays}::int and folded(question) like folded(${like}) group by 1, 2, 3`
  const [{ rows }, counted] = await Promise.all([
    sql<ChoiceRow>`select question, "resourceType", "resourceID", opens, saves, inquiries, weight from (${found}) f
      order by ${orders[by]} ${sql.raw(direction)}, question, "resourceID" limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${found}) f`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}
