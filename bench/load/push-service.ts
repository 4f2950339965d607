// Push service that counts.
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { testCertificate, testCertificateKey } from '#kit/testing-tls.ts'

let received = 0
const server = createServer({ cert: testCertificate, key: testCertificateKey }, (request, response) => {
  request.resume().on('end', () => {
    received++
    response.writeHead(201).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
process.on('message', () => process.send!(received))
