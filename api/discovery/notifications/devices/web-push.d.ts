// Types of web-push: the calls used here.
declare module 'web-push' {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
  type Options = {
    TTL: number
    urgency: 'very-low' | 'low' | 'normal' | 'high'
    topic?: string
    contentEncoding: 'aes128gcm'
    headers: Record<string, string>
    vapidDetails: null
  }
  export function generateVAPIDKeys(): { publicKey: string; privateKey: string }
  export function getVapidHeaders(
    audience: string,
    subject: string,
    publicKey: string,
    privateKey: string,
    contentEncoding: 'aes128gcm',
    expiration: number,
  ): { Authorization: string }
  export function generateRequestDetails(
    subscription: Subscription,
    payload: string,
    options: Options,
  ): { endpoint: string; method: string; headers: Record<string, string | number>; body: Buffer }
}
