import { fireEvent } from '@testing-library/react';

/** Appends text to a field in one step: each typed character would render a long form again. */
export function enter(field: HTMLElement, text: string): void {
  const { value } = field as HTMLInputElement;
  fireEvent.input(field, { target: { value: value + text } });
}
