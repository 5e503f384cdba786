// First, since Emotion looks for its styles as soon as it is loaded.
import './browser/known-styles';
import { replayInput } from './browser/replay-input';

function replayEvents(): void {
  document.documentElement.dataset.hydrated = '';
  replayInput();
  window.eventReplay?.replay(true);
}

/** Replays what the visitor did before hydration, now that every component answers. */
export function onInitialClientRender(): void {
  // React cannot hydrate the part that an event is for while it is at work itself.
  queueMicrotask(replayEvents);
}
