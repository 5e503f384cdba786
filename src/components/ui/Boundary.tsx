import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode, Suspense, useLayoutEffect } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Replaces the part once it has failed; by default a message with a button to try again. */
  readonly fallback?: ReactNode;
  /** The page's path; on a new path a failed part is tried again. */
  readonly path?: string;
}

interface BoundaryState {
  readonly path: string | undefined;
  readonly hasFailed: boolean;
}

/** Announces that a part has been rendered or hydrated, for scripts that work on its elements. */
function Rendered({ children }: Pick<BoundaryProps, 'children'>): ReactNode {
  useLayoutEffect(() => {
    // React is still rendering.
    queueMicrotask(() => document.dispatchEvent(new Event('rendered')));
  }, []);
  return children;
}

/**
 * A part of a page that hydrates on its own, when idle or at once for an event in it, and whose errors leave the rest of the
 * page alone. Contexts above it must not change right after the first render, and anything in it that suspends needs its own
 * `Suspense`, or the whole part would disappear meanwhile.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, hasFailed: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) {
      return (
        <Suspense fallback={null}>
          <Rendered>{children}</Rendered>
        </Suspense>
      );
    }
    return (
      fallback ?? (
        <Alert severity="error" role="alert">
          <AlertTitle>{ERROR_TEXTS.title}</AlertTitle>
          <p>{ERROR_TEXTS.part}</p>
          <Button type="button" variant="outlined" onClick={() => this.setState({ hasFailed: false })}>
            {ERROR_TEXTS.retry}
          </Button>
        </Alert>
      )
    );
  }
}
