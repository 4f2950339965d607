// Placeholder of a private page until the browser has loaded it.
import styles from './PageLoading.module.css'

export function PageLoading() {
  return <div className={`wrap ${styles.loading}`} aria-busy="true" />
}
