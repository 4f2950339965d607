// The letters that stand for a name where there is no picture: one way for all faces.

/** Of the first word and of the last. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '')
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}
