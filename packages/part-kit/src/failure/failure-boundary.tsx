import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = {
  /** A new value draws failed children again: what they show, for instance an address. */
  resetKey?: string;
  /** What stands in their place; `retry` draws them again. */
  failure: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { hasFailed: boolean; error?: unknown };

/** Catches what its children throw while they are drawn; a retry or a new `resetKey` draws them again. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  override componentDidUpdate(before: FailureBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure(this.retry, this.state.error) : this.props.children;
  }
}
