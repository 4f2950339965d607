// Initials and tint of a name.

/** First and last word. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '')
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}

/** `data-tint` of base.css. */
export function tintOf(id: string): number {
  return (id.charCodeAt(id.length - 1) || 0) % 4
}
