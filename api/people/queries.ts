// All SQL of people. Rules and words are elsewhere.
import type pg from 'pg'

export type CardRow = {
  id: string
  username: string
  firstName: string
  lastName: string
  sample: boolean
  countryCode: string | null
  stateID: string | null
  city: string | null
  jobPositionID: string | null
  companyName: string | null
  briefPresentation: string
  profilePhoto: { url: string } | null
  likes: number
}

/** Rows of cards of the active ones, by ids; in no order. */
export async function findCards(pool: pg.Pool, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({
    name: 'user-cards',
    text: `select p.id, p.username, p.first_name as "firstName", p.last_name as "lastName", p.sample,
        p.country_code as "countryCode", p.state_id as "stateID", p.city, p.job_position_id as "jobPositionID",
        p.company_name as "companyName", p.brief_presentation as "briefPresentation", p.profile_photo as "profilePhoto",
        coalesce(c.likes, 0) as likes
      from people p left join counters c on c.resource_id = p.id
      where p.id = any($1::uuid[]) and p.status = 'active'`,
    values: [ids],
  })
  return rows
}
