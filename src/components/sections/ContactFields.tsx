import { type ContactField, EMAIL_PATTERN, INVISIBLE, MOST_CHARACTERS } from '../../utils/forms/contact-fields';
import type { FieldErrors } from '../../utils/forms/outcome';
import { FieldPair } from '../ui/FieldPair';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';

interface ContactFieldsProps {
  readonly words: Pick<
    Queries.ContactFormFieldsFragment,
    'name' | 'email' | 'phone' | 'interest' | 'message' | 'noInterest' | 'optional' | 'problems'
  >;
  readonly interests: readonly { readonly value: string; readonly label: string }[];
  readonly errors: FieldErrors;
  /** What was sent last. */
  readonly sent: Readonly<Record<string, string>>;
}

const MESSAGE_ROWS = 6;

/** The five fields of the contact form. Only the browser's own checks apply. */
export function ContactFields({ words, interests, errors, sent }: ContactFieldsProps) {
  const reasonOf = (field: ContactField) => (INVISIBLE.test(sent[field] ?? '') ? 'invisible' : 'field');
  const errorOf = (field: ContactField) =>
    field in errors ? errors[field] || words.problems[reasonOf(field)] : undefined;
  const common = (field: ContactField) => ({ ...words[field], name: field, error: errorOf(field) });
  const typed = (field: ContactField) => ({ ...common(field), maxLength: MOST_CHARACTERS[field] });
  return (
    <>
      <FieldPair>
        <TextInput {...typed('name')} autoComplete="name" required />
        <TextInput {...typed('email')} type="email" pattern={EMAIL_PATTERN} autoComplete="email" required />
      </FieldPair>
      <FieldPair>
        <TextInput {...typed('phone')} type="tel" autoComplete="tel" note={words.optional} />
        <SelectInput {...common('interest')} none={words.noInterest} options={interests} />
      </FieldPair>
      <TextInput {...typed('message')} rows={MESSAGE_ROWS} required />
    </>
  );
}
