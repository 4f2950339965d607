// Seed of property tests: `SEED=random` or a number.
import fc from 'fast-check'

const { SEED = '7' } = process.env
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) })

export { fc }
