// Software passkey for tests.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type PasskeyOptions = { rpID: string; origin: string; counter?: number; verified?: boolean }

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export type SoftPasskey = ReturnType<typeof makePasskey>

export function makePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  function header({ rpID, counter = 0, verified = true }: PasskeyOptions, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpID), Buffer.from([flags | 1 | (verified ? 4 : 0)]), count])
  }

  function register(challenge: string, told: PasskeyOptions) {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const length = Buffer.from([0, id.length])
    const data = Buffer.concat([header(told, 0x40), Buffer.alloc(16), length, id, isoCBOR.encode(key as never)])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ])
    return {
      id: encode(id),
      rawId: encode(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encode(clientData('webauthn.create', challenge, told.origin)),
        attestationObject: encode(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    }
  }

  function answer(challenge: string, told: PasskeyOptions) {
    const data = header(told, 0)
    const client = clientData('webauthn.get', challenge, told.origin)
    return {
      id: encode(id),
      rawId: encode(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, hash(client)]), privateKey)),
      },
    }
  }
  return { id: encode(id), register, answer }
}
