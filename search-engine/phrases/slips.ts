// Likely typos of a name.

const shortest = 6

export function* slipsOf(name: string): Generator<string> {
  if (name.length < shortest) return
  // The index stems a final "s".
  for (const text of [name, name.replace(/(?<=[^s])s$/, '')])
    for (let i = 1; i < text.length; i++) {
      yield text.slice(0, i) + text.slice(i + 1)
      yield text.slice(0, i) + text[i]! + text.slice(i)
      if (i + 1 < text.length && text[i] !== text[i + 1])
        yield text.slice(0, i) + text[i + 1]! + text[i]! + text.slice(i + 2)
    }
}
