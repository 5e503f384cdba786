import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import type { EntryList } from '../../hooks/use-entry-list';
import { RADIUS } from '../../theme/measures';
import { fillTemplate } from '../../utils/fill-template';
import { Actions } from '../ui/Actions';
import { Button } from '../ui/Button';
import type { FieldError } from './ErrorSummary';
import { FormNote } from './FormNote';
import { SmallButton } from './SmallButton';
import { ToolForm } from './ToolForm';

/** The words of a list of entries. */
export type ListWords = Pick<
  Queries.RevalidationPlannerCopyFieldsFragment['accounts'],
  'title' | 'lead' | 'empty' | 'add' | 'save' | 'cancel' | 'edit' | 'remove' | 'added' | 'changed' | 'removed'
>;

/** What the editors of all kinds of entries are given. */
export interface EntryListProps<Entry, Words extends ListWords = ListWords> {
  readonly words: Words;
  /** The warning above the fields. */
  readonly warning: string;
  readonly errors: Queries.ToolTextFieldsFragment['errors'];
  readonly path: string;
  /** How many entries the list takes. */
  readonly most: number;
  readonly entries: readonly Entry[];
}

interface EntryEditorProps<Entry extends { readonly id: string }> extends EntryListProps<Entry> {
  readonly list: EntryList<Entry>;
  readonly titleOf: (entry: Entry) => string;
  /** A line under the title of an entry. */
  readonly about: (entry: Entry) => ReactNode;
  /** The id of the first field, which takes the focus when an entry is opened. */
  readonly firstField: string;
  readonly check?: () => readonly FieldError[];
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h2': theme.typography.h3,
  '@media (scripting: none)': { display: 'none' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: '14px 18px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: RADIUS.field,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
  '& strong': { fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** A list of entries that can be changed and removed, and the fields that write one. */
export function EntryEditor<Entry extends { readonly id: string }>(props: EntryEditorProps<Entry>) {
  const { words, errors, path, most, entries, list, titleOf, about, firstField, check, warning, children } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = (): void => document.getElementById(firstField)?.focus();
  const { last } = list;
  const isFull = !list.isChanging && entries.length >= most;
  const full = { id: firstField, text: fillTemplate(errors.full, { most }) };
  return (
    <Block role="group" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <FormNote>{warning}</FormNote>
      <p role="status">{last && fillTemplate(words[last.kind], { title: last.title })}</p>
      {entries.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>
              <div>
                <strong>{titleOf(entry)}</strong>
                <p>{about(entry)}</p>
              </div>
              <Actions>
                <SmallButton
                  onClick={() => {
                    list.begin(entry);
                    focusFirst();
                  }}
                >
                  {fillTemplate(words.edit, { title: titleOf(entry) })}
                </SmallButton>
                <SmallButton
                  onClick={() => {
                    list.remove(entry);
                    heading.current?.focus();
                  }}
                >
                  {fillTemplate(words.remove, { title: titleOf(entry) })}
                </SmallButton>
              </Actions>
            </li>
          ))}
        </List>
      )}
      <ToolForm
        words={errors}
        revision={list.revision}
        submit={list.isChanging ? words.save : words.add}
        path={path}
        check={() => [...(isFull ? [full] : []), ...(check?.() ?? [])]}
        onAccept={() => {
          list.put();
          focusFirst();
        }}
        beside={
          list.isChanging && (
            <Button
              type="button"
              variant="outlined"
              onClick={() => {
                list.cancel();
                focusFirst();
              }}
            >
              {words.cancel}
            </Button>
          )
        }
      >
        {children}
      </ToolForm>
    </Block>
  );
}
