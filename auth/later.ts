// Instants some seconds before or after another.
export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}
