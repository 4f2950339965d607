// Port to a signing provider: advanced or qualified signatures in place of simple ones. There is no adapter yet.

export type SigningRequest = {
  /** Sent with every call: a repetition begins nothing new. */
  key: string
  document: { name: string; content: Uint8Array; sha256: string }
  signers: readonly { id: string; name: string; email: string; locale: string }[]
  /** Address that a signer comes back to. */
  returnTo: string
  level: 'advanced' | 'qualified'
}

export type Envelope = { envelopeID: string; addresses: ReadonlyMap<string, string> }

export type EnvelopeState = {
  state: 'open' | 'complete' | 'declined' | 'expired'
  signatures: readonly { signer: string; signedAt: Date; name: string; certificate: string }[]
}

/** Refuses Unavailable where the provider does not answer; times are its own. */
export type SigningProvider = {
  readonly name: string
  begin: (request: SigningRequest) => Promise<Envelope>
  /** States are read from the provider, never from what a notification says. */
  read: (envelopeID: string) => Promise<EnvelopeState>
  /** Document with all signatures, once complete. */
  copy: (envelopeID: string) => Promise<Uint8Array>
  /** Idempotent; a complete one stays. */
  cancel: (envelopeID: string) => Promise<void>
}
