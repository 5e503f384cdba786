import { fireEvent, screen, within } from '@testing-library/react';

/** A date's three fields, by question. */
export function dayFields(question: string) {
  const group = within(screen.getByRole('group', { name: (name) => name.startsWith(question) }));
  return { day: group.getByLabelText('Day'), month: group.getByLabelText('Month'), year: group.getByLabelText('Year') };
}

/** Fills in fields by label; dates as `2027-03-10`. */
export function fillIn(answers: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(answers)) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
    if (day === undefined) fireEvent.change(screen.getByLabelText(label), { target: { value } });
    else {
      const fields = dayFields(label);
      fireEvent.change(fields.day, { target: { value: day } });
      fireEvent.change(fields.month, { target: { value: month } });
      fireEvent.change(fields.year, { target: { value: year } });
    }
  }
}
