import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { IDLE, isSame, messageOf, type Values } from './message';
import { valuesOf } from './send-form';

/** Fills fields that are still empty; the visitor may have typed before hydration. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.value !== '' || !value) continue;
    field.value = value;
    // A value that is not an option would leave the dropdown blank.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

/**
 * A form's message, whose draft is in the fields: filled in as the form opens, and gone once it is sent.
 * @param name the form's name
 * @param preset values that the address gives
 */
export function useMessage(name: string, form: RefObject<HTMLFormElement | null>, preset?: () => Values) {
  const message = messageOf(name);
  const progress = useSyncExternalStore(message.subscribe, message.progress, () => IDLE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    for (const values of [preset?.() ?? {}, message.draft()]) if (form.current) fillEmpty(form.current, values);
  }, []);
  useEffect(() => {
    const isSent = progress.outcome?.kind === 'accepted';
    // Text typed meanwhile belongs to another message.
    if (isSent && form.current && isSame(valuesOf(form.current), progress.sent)) form.current.reset();
  }, [progress, form]);
  return { ...progress, keep: message.keep, send: message.send };
}
