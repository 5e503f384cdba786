import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { keepFields, tellRendered } from '../../../plugins/gatsby-plugin-deferred-hydration/index';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a failed part that consists only of links; by default an error message. */
  readonly fallback?: ReactNode;
}

interface PartBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps the errors of one part from the rest of the page. The visitor can retry, and typed text is restored. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };
  private enterAgain: (() => void) | null = null;

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  /** The fields are still in the page. */
  override getSnapshotBeforeUpdate(_props: PartBoundaryProps, before: PartBoundaryState): null {
    if (this.state.hasFailed && !before.hasFailed) this.enterAgain ??= keepFields();
    return null;
  }

  override componentDidUpdate(_props: PartBoundaryProps, before: PartBoundaryState): void {
    const enterAgain = this.enterAgain;
    if (this.state.hasFailed || !before.hasFailed) return;
    this.enterAgain = null;
    setTimeout(() => {
      // After the part has restored its own state.
      enterAgain?.();
      // If the part failed at once, the loader holds the text typed before React started.
      tellRendered();
    });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      this.props.fallback ?? (
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
