import { fillTemplate } from '../../utils/fill-template';
import type { FieldError } from './ErrorSummary';

/** What is said about a field that fails the browser's own checks; `{label}`, `{min}` and `{max}` are filled in. */
type ErrorWords = Omit<Queries.ToolTextFieldsFragment['errors'], 'title'>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The question that a field answers, without its question mark: that of its group comes before its own label. */
function labelOf(field: Field): string {
  const legend = field.closest('fieldset')?.querySelector('legend')?.textContent;
  const own = field.labels?.[0]?.textContent ?? '';
  const isChoice = field instanceof HTMLInputElement && field.type === 'radio';
  return (isChoice && legend ? legend : own).replace(/\?$/, '');
}

function templateFor({ validity }: Field, words: ErrorWords): string {
  // A date that is only half filled in is both missing and unreadable.
  if (validity.badInput) return words.unreadable;
  if (validity.valueMissing) return words.missing;
  if (validity.rangeUnderflow) return words.low;
  if (validity.rangeOverflow) return words.high;
  return validity.stepMismatch ? words.step : words.unreadable;
}

/**
 * The fields of a form that fail the browser's own checks, each once, in order.
 * @param textOfDay writes a limit that is a day
 */
export function nativeErrors(
  form: HTMLFormElement,
  words: ErrorWords,
  textOfDay: (day: string) => string,
): readonly FieldError[] {
  const limit = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? textOfDay(value) : value);
  const names = new Set<string>();
  return [...form.elements].filter(isField).flatMap((field) => {
    if (field.validity.valid || !field.willValidate || (field.name !== '' && names.has(field.name))) return [];
    names.add(field.name);
    const { min = '', max = '' } = field instanceof HTMLInputElement ? field : {};
    const values = { label: labelOf(field), min: limit(min), max: limit(max) };
    return [{ id: field.id, text: fillTemplate(templateFor(field, words), values) }];
  });
}
