// Guide samples. Pure.
import type { EventType } from '#contract/integration/webhooks/event-types.ts'

const json = "-H 'content-type: application/json'"
const bearer = '-H "Authorization: Bearer $WBN_TOKEN"'

export const searching = {
  curl: (api: string) =>
    `curl -X POST '${api}/search/business' ${json} \\\n  -d '{"textQuery":"centrifugal pumps","size":5}'`,
  javascript: (api: string) => `const response = await fetch('${api}/search/business', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ textQuery: 'centrifugal pumps', size: 5 }),
})
const { success, data, error } = await response.json()
if (!success) throw new Error(error.message)
for (const { general } of data.data) console.log(general.companyName)`,
  python: (api: string) => `import json, urllib.request

request = urllib.request.Request(
    '${api}/search/business',
    data=json.dumps({'textQuery': 'centrifugal pumps', 'size': 5}).encode(),
    headers={'content-type': 'application/json'},
)
with urllib.request.urlopen(request) as response:
    found = json.load(response)['data']
for business in found['data']:
    print(business['general']['companyName'])`,
}

export function importing(api: string): string {
  const send = (path: string, body: string) =>
    `curl -X POST '${api}/catalogue/import${path}' ${bearer} ${json} \\\n  -d '${body}'`
  return [
    send('', '{"businessID":"…","fileName":"sync","mapping":{"name":"name","partNumber":"partNumber"}}'),
    '# { "success": true, "data": { "importID": "…", … } }',
    send('/IMPORT-ID/rows', '{"businessID":"…","rows":[{"row":1,"cells":{"name":"Ball valve","partNumber":"B-1"}}]}'),
    send('/IMPORT-ID/check', '{"businessID":"…"}'),
    '# "counts": { "added": 1, "changed": 0, "unchanged": 0, "refused": 0, "drafts": 0 }',
    send('/IMPORT-ID/start', '{"businessID":"…"}'),
  ].join('\n')
}

export function linesOf(api: string): string {
  return [
    `curl -X POST '${api}/catalogue/import.jsonl?businessID=…' ${bearer} \\\n  -H 'content-type: application/x-ndjson' --data-binary @catalogue.jsonl`,
    '# { "success": true, "data": { "importID": "…", "status": "waiting", "counts": { "added": 2, … } } }',
    `curl '${api}/catalogue/export.jsonl?businessID=…' ${bearer} -o catalogue.jsonl`,
    '# {"name":"Ball valve","partNumber":"B-1","price":12.5,"currency":"EUR","spec:Nominal size":"DN15"}',
  ].join('\n')
}

export function answering(api: string): string {
  return [
    `curl '${api}/business/request?ubid=BUSINESS-ID&filter=unread' ${bearer}`,
    `curl '${api}/business/request/REQUEST-ID/get-messages?bid=BUSINESS-ID' ${bearer}`,
    `curl -X POST '${api}/business/request/REQUEST-ID/send-message?bid=BUSINESS-ID' ${bearer} ${json} \\\n  -d '{"content":"Thank you. Which flow rate do you need?"}'`,
  ].join('\n')
}

export const dataOf: Record<EventType, readonly string[]> = {
  'business.updated': [],
  'product.changed': ['productIDs'],
  'inquiry.received': ['requestID', 'messageID', 'rfqID', 'from'],
  'message.received': ['requestID', 'messageID', 'from'],
  'quotation.received': ['requestID', 'messageID', 'from'],
  'rfq.updated': ['requestID', 'messageID', 'from', 'news'],
  'sample.updated': ['requestID', 'messageID', 'from', 'news'],
  'nda.updated': ['requestID', 'messageID', 'from', 'news'],
  'membership.changed': ['subscription'],
}

/** Webhook signature check, by hand or by a Standard Webhooks library. */
export const receiving = {
  message: `POST /wbn
content-type: application/json
webhook-id: 0199b2c4-7c1e-7d52-9e0f-3b1f6f0a5d11
webhook-timestamp: 1767225600
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"inquiry.received","timestamp":"2026-01-01T00:00:00.000Z","data":{"businessID":"…","requestID":"…","messageID":"…"}}`,
  javascript: `import { createHmac, timingSafeEqual } from 'node:crypto'

/** body: the text as it arrived, before JSON.parse. */
export function isGenuine(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(id + '.' + time + '.' + body).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
  python: `import base64, hashlib, hmac, time

def is_genuine(headers, body, secret):
    """body: the bytes as they arrived"""
    sent = headers['webhook-timestamp']
    if abs(time.time() - int(sent)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix('whsec_'))
    signed = f"{headers['webhook-id']}.{sent}.".encode() + body
    expected = 'v1,' + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(expected, one) for one in headers['webhook-signature'].split(' '))`,
}

export const assistant = (origin: string) =>
  JSON.stringify({ mcpServers: { wbn: { type: 'http', url: `${origin}/mcp` } } }, null, 2)
