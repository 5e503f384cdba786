import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { servedControl } from './browser/served-controls';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor does next once a password keeper has filled in a field without an event. */
const NEXT = ['pointerdown', 'keydown', 'focusin'] as const;

/** Reads a field again, each. */
const readers = new Set<() => void>();

/** All at once: React renders between two listeners, and would empty the fields that are not read yet. */
function readAll(): void {
  for (const read of readers) read();
}

const isSwitch = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

const contentOf = (field: Field): string | boolean => (isSwitch(field) ? field.checked : field.value);

/**
 * Whether a field differs from its rendered state. An unchecked radio button doesn't count, as another one of its group is
 * checked. A list without a marked option was rendered with the first one selected.
 */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).some((option, index) => index > 0 && option.selected !== option.defaultSelected);
  if (isSwitch(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return field.value !== field.defaultValue;
}

/** Puts the content of a field that React has discarded into the one in its place. */
function fill(field: Field, { value, checked, files }: Partial<HTMLInputElement>): void {
  if (isSwitch(field)) field.checked = checked === true;
  else if (files) Object.assign(field, { files });
  else field.value = value ?? '';
}

/**
 * Passes a field's content on to its component if it came without an event that React has seen, in whatever way: before React
 * hydrated the field, or later from a password keeper. A layout effect reads the field in the same step in which React hydrates
 * it, before React can render it again with an empty state.
 * @param onEntered receives the field with its content
 * @param content the component's state, as rendered; a field without one is read once
 */
export function useEntered<Element extends Field>(
  field: RefObject<Element | null>,
  onEntered: (field: Element) => void,
  content?: string | boolean,
): void {
  const hasState = content !== undefined;
  /** What the component knows. */
  const known = useRef<string | boolean>(null);
  const readServed = useEffectEvent((now: Element) => {
    const before = servedControl(now) as Field | undefined;
    if (!before || !isChanged(before)) return;
    if (before !== now) fill(now, before as Partial<HTMLInputElement>);
    onEntered(now);
  });
  const readAgain = useEffectEvent((): void => {
    const now = field.current;
    if (!now || known.current === contentOf(now)) return;
    known.current = contentOf(now);
    if (known.current !== false) onEntered(now);
  });
  useLayoutEffect(() => {
    if (field.current) readServed(field.current);
  }, [field]);
  // Not with each rendering: what has come since without an event is not known yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field shows new content once it is rendered
  useLayoutEffect(() => {
    known.current = field.current && contentOf(field.current);
  }, [field, content]);
  useEffect(() => {
    if (!hasState) return;
    const read = (): void => readAgain();
    readers.add(read);
    for (const type of NEXT) document.addEventListener(type, readAll, true);
    return () => void readers.delete(read);
  }, [hasState]);
}
