// Addresses of databases and of Redis.
import * as z from 'zod'

export const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'expected postgres://user:password@host:5432/database',
  )
export const databaseUrls = z
  .string()
  .transform((text) => text.split(/ *, */))
  .pipe(z.array(databaseUrl))
export const redisUrl = z
  .string()
  .refine(
    (text) => /^rediss?:\/\/./.test(text) && URL.canParse(text),
    'expected redis://:password@host:6379 or rediss://…',
  )
