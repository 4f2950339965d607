// Greedy test process.
process.once('message', ({ takes }: { takes: 'time' | 'memory' | 'nothing' | 'leave' }) => {
  const kept: Buffer[] = []
  if (takes === 'leave') process.kill(process.pid, 'SIGTERM')
  else if (takes === 'nothing') process.send!({ done: true }, () => process.disconnect())
  else for (;;) if (takes === 'memory') kept.push(Buffer.alloc(10 * 1024 * 1024, 1))
})
