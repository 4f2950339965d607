// Disables zod's `new Function` parsers, which the content policy forbids and browsers report. NOTE: import it first:
// zod reads this object when it starts.
;(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true }
