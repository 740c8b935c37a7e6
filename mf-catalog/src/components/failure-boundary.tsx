import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = {
  resetKey: string;
  failure: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Catches what its children throw while drawing; a retry or a new `resetKey` draws them again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: FailureBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure(this.retry) : this.props.children;
  }
}
