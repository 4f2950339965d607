// Placeholder of a loading private page.
import styles from './PageLoading.module.css'

export function PageLoading() {
  return <div className={`wrap ${styles.loading}`} aria-busy="true" />
}
