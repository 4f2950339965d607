// Catches what a page throws while it is drawn in the browser, and shows the error page in its place.
import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <ErrorPage status={500} /> : this.props.children
  }
}
