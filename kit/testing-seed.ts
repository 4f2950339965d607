// One seed of property tests; `SEED=random` or a number draws others.
import fc from 'fast-check'

const { SEED = '7' } = process.env
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) })

export { fc }
