// In place of a private page until the browser knows whose it is and has read it.
import styles from './PageLoading.module.css'

export function PageLoading() {
  return <div className={`wrap ${styles.loading}`} aria-busy="true" />
}
