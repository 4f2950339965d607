// Deadlines of outgoing requests, in ms: docs/operate.md.

export const deadlines = {
  mail: { connect: 10_000, silence: 30_000 },
  redis: { connect: 2000, answer: 2000 },
  storage: { connect: 3000, silence: 15_000, answer: 120_000 },
  provider: { answer: 10_000 },
  cards: { answer: 20_000 },
  webhook: { answer: 15_000 },
  announcement: { answer: 30_000 },
  preview: { answer: 8000 },
  picture: { answer: 20_000 },
  proof: { answer: 10_000 },
  names: { answer: 5000 },
  rates: { answer: 15_000 },
  translation: { answer: 20_000 },
  registry: { answer: 8000 },
  api: { answer: 15_000 },
  accounts: { answer: 10_000 },
  search: { answer: 5000 },
  purge: { answer: 2000 },
}
