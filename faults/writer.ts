// Inserts and prints rows.
import { startEmbedded } from '#kit/postgres/embedded.ts'
import { connect } from '#kit/postgres/pool.ts'

const { url } = await startEmbedded({ dataDir: process.env.DATA_DIR! })
const { pool } = connect(url, { max: 1 })
await pool.query('create table if not exists written (number integer primary key)')
const { rows } = await pool.query('select coalesce(max(number), 0) as last from written')
for (let number = rows[0].last + 1; ; number++) {
  await pool.query('insert into written values ($1)', [number])
  console.log(`written ${number}.`)
}
