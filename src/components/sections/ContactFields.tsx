import { styled } from '@mui/material/styles';
import { type ContactField, MOST_CHARACTERS } from '../../utils/forms/contact-fields';
import type { FieldErrors } from '../../utils/forms/outcome';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';

interface ContactFieldsProps {
  readonly words: Pick<
    Queries.ContactFormWordsFragment,
    'name' | 'email' | 'phone' | 'interest' | 'message' | 'noInterest' | 'optional' | 'problems'
  >;
  readonly interests: readonly { readonly value: string; readonly label: string }[];
  readonly errors: FieldErrors;
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const MESSAGE_ROWS = 6;

/** The five fields of the contact form. Only the browser's own checks apply. */
export function ContactFields({ words, interests, errors }: ContactFieldsProps) {
  const errorOf = (field: ContactField) => (field in errors ? errors[field] || words.problems.field : undefined);
  const common = (field: ContactField) => ({ ...words[field], name: field, error: errorOf(field) });
  const typed = (field: ContactField) => ({ ...common(field), maxLength: MOST_CHARACTERS[field] });
  return (
    <>
      <Pair>
        <TextInput {...typed('name')} autoComplete="name" required />
        <TextInput {...typed('email')} type="email" autoComplete="email" required />
      </Pair>
      <Pair>
        <TextInput {...typed('phone')} type="tel" autoComplete="tel" note={words.optional} />
        <SelectInput {...common('interest')} none={words.noInterest} options={interests} />
      </Pair>
      <TextInput {...typed('message')} rows={MESSAGE_ROWS} required />
    </>
  );
}
