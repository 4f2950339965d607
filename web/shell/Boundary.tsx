// Catches what a page throws while it is drawn in the browser, and shows the error page in its place.
import { Component, lazy, Suspense, type ReactNode } from 'react'
import { errorPage } from '../routing.ts'

const ErrorPage = lazy(async () => ({ default: (await errorPage()).Component }))

type Props = { place: string; children: ReactNode }
type State = { failed: boolean; place: string }

/** `place`: key of the address; at another one the page is tried again. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { failed: false, place }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense>
        <ErrorPage />
      </Suspense>
    )
  }
}
