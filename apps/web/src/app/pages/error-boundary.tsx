import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface State {
  failed: { error: unknown } | null;
}

/** Says what failed where the router, which says it for its own pages, is not around: the frame and the first screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return <ErrorPage error={failed.error} onAgain={() => this.setState({ failed: null })} />;
  }
}
