// Tax rates by country.
import * as z from 'zod'

export const taxRates = z
  .string()
  .regex(
    /^[A-Z]{2}=\d{1,2}(\.\d{1,2})?(,[A-Z]{2}=\d{1,2}(\.\d{1,2})?)*$/,
    'expected rates by country, such as IT=22,DE=19',
  )
  .transform((list): ReadonlyMap<string, number> => {
    return new Map(list.split(',').map((pair) => [pair.slice(0, 2), Number(pair.slice(3))]))
  })
