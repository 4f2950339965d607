// Keeps zod from compiling its parsers with `new Function`: the pages' content policy forbids it, and browsers report each attempt.
// NOTE: must run before any schema is made, so the entry imports it first; zod reads this object when it starts.
;(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true }
