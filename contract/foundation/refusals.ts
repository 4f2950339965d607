// Refusals: wire names and HTTP status.

export const refusals = {
  ValidationError: 400,
  TokenNotFound: 401,
  TokenExpiredError: 401,
  JsonWebTokenError: 401,
  SessionError: 401,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  Gone: 410,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  KeyReused: 422,
  TooManyRequests: 429,
  InternalError: 500,
  ServiceUnavailable: 503,
} as const

export type RefusalName = keyof typeof refusals

/** `fields` maps a path (`general.city`) to its message. */
export type Failure = { name: RefusalName; message: string; fields?: Record<string, string>; requestID?: string }
