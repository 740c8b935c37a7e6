import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = { failure: (retry: () => void, error: unknown) => ReactNode; children: ReactNode };

type State = { hasFailed: boolean; error?: unknown };

/** Catches what its children throw while drawing; a retry draws them again. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure(this.retry, this.state.error) : this.props.children;
  }
}
