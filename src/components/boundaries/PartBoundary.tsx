import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { keepFields, tellRendered } from '../../../plugins/gatsby-plugin-deferred-hydration/index';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of a part that is no more than links; by default it says what happened. */
  readonly fallback?: ReactNode;
}

interface PartBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * A part of a page whose errors leave the rest of the page alone. It can be shown again, with what was typed into it.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };
  private enterAgain: (() => void) | null = null;

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  /** The fields are still on the page. */
  override getSnapshotBeforeUpdate(_props: PartBoundaryProps, before: PartBoundaryState): null {
    if (this.state.hasFailed && !before.hasFailed) this.enterAgain ??= keepFields();
    return null;
  }

  override componentDidUpdate(_props: PartBoundaryProps, before: PartBoundaryState): void {
    const enterAgain = this.enterAgain;
    if (this.state.hasFailed || !before.hasFailed) return;
    this.enterAgain = null;
    setTimeout(() => {
      // Once the part has restored what it keeps itself.
      enterAgain?.();
      // What was typed before React started is with the loader, where the part has failed at once.
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
