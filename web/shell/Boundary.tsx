// Catches what a page throws while it is drawn in the browser, and shows the error page in its place.
import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

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
    return this.state.failed ? <ErrorPage status={500} /> : this.props.children
  }
}
