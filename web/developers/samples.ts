// Samples of the guides: the same search in three languages, a catalog import, an answer to an inquiry. Pure.

const json = "-H 'content-type: application/json'"
const bearer = '-H "Authorization: Bearer $WBN_TOKEN"'

/** Companies for words, as a stranger may ask. */
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

export function answering(api: string): string {
  return [
    `curl '${api}/business/request?ubid=BUSINESS-ID&filter=unread' ${bearer}`,
    `curl '${api}/business/request/REQUEST-ID/get-messages?bid=BUSINESS-ID' ${bearer}`,
    `curl -X POST '${api}/business/request/REQUEST-ID/send-message?bid=BUSINESS-ID' ${bearer} ${json} \\\n  -d '{"content":"Thank you. Which flow rate do you need?"}'`,
  ].join('\n')
}
