// A thin bar at the top while the next page is on its way; appears only when that takes a moment.
import { useNavigation } from 'react-router'
import styles from './Progress.module.css'

export function Progress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} role="progressbar" />
}
