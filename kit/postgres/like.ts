// Patterns of `like`.

export function likeOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
