import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = { failure: (retry: () => void) => ReactNode; children: ReactNode };

/** Catches what its children throw while drawing; a retry draws them again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure(this.retry) : this.props.children;
  }
}
