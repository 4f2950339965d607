// Child process: reads events until killed.
import { type TestedTables, testedReader } from './testing-event-reader.ts'
import { connect } from './postgres/pool.ts'

const { kysely } = connect<TestedTables>(process.argv[2]!, { max: 2 })
const { read } = testedReader(kysely, String(process.pid))
console.log('ready')
for (;;) await read()
