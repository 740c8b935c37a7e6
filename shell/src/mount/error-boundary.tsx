import { Component, type ComponentType, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  onFailure(error: unknown): void;
  /** Drawn instead of what threw; asked while its HTML is still in the document. */
  remains?: () => ComponentType | null;
  children: ReactNode;
};

/** Catches what a page or fragment throws while drawing; the place around it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const Remains = this.props.remains?.();
    return Remains ? <Remains /> : null;
  }
}
