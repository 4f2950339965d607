// The e-mail address that was typed on one account page, for the next one. Kept in this tab only.

const key = 'account.email'

// Storage may be switched off; then nothing is remembered.
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    return
  }
}

export function rememberedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
