// Bounded cache by text: emptied when full.

export function keptBy<T>(most: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined || kept.has(text)) return known!
    if (kept.size >= most) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}
