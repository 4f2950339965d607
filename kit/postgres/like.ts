// Patterns of `like`: typed words, anywhere, literally.

export function likeOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
