import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown once something below has thrown. */
  readonly fallback: ReactNode;
  /** The page's path; a new path renders the children again. */
  readonly path: string;
}

interface ErrorBoundaryState {
  readonly path: string;
  readonly failed: boolean;
}

/** Catches rendering errors below it and shows the fallback instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path, failed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return path === state.path ? null : { path, failed: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
