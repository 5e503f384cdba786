import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { type EntryListSource, useEntryList } from '../../hooks/use-entry-list';
import type { EntriesOf, LimitsOf, Questions } from '../../planners/questions';
import { RADIUS } from '../../theme/measures';
import { paper, plainList } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { Actions } from '../ui/Actions';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { QuestionForm } from './QuestionForm';
import { SmallButton } from './SmallButton';

/** The words of a list of entries. */
type ListWords = Pick<
  Queries.RevalidationPlannerCopyFieldsFragment['accounts'],
  'title' | 'lead' | 'empty' | 'add' | 'save' | 'cancel' | 'edit' | 'remove' | 'added' | 'changed' | 'removed'
>;

interface EntryEditorProps<
  Words extends ListWords,
  Table extends Questions<Words>,
  Entry extends EntriesOf<Table> & { readonly id: string },
> extends EntryListSource<Entry> {
  readonly words: Words;
  /** The warning above the fields. */
  readonly warning: string;
  readonly shared: Pick<Queries.ToolTextFieldsFragment, 'errors' | 'dates'>;
  readonly path: string;
  /** How many entries the list takes. */
  readonly most: number;
  readonly table: Table;
  readonly limitsOf?: (draft: Entry) => LimitsOf<Table>;
  /** A line under the title of an entry. */
  readonly about: (entry: Entry) => ReactNode;
  /** Before the ids of the fields. */
  readonly prefix: string;
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
  ...plainList,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: '14px 18px',
    ...paper(theme, RADIUS.field),
  },
  '& strong': { fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** A list of entries that can be changed and removed, and the fields that write one. */
export function EntryEditor<
  Words extends ListWords,
  Table extends Questions<Words>,
  Entry extends EntriesOf<Table> & { readonly id: string },
>(props: EntryEditorProps<Words, Table, Entry>) {
  const { words, table, shared, path, most, entries, limitsOf, titleOf, about, prefix, warning } = props;
  const list = useEntryList<Entry>(props);
  // The first field takes the focus when an entry is opened.
  const [first = ''] = Object.keys(table);
  const firstField = prefix + first;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = (): void => document.getElementById(firstField)?.focus();
  const { last } = list;
  const isFull = !list.isChanging && entries.length >= most;
  const full = { question: '', id: firstField, text: fillTemplate(shared.errors.full, { most }) };
  return (
    <Block role="group" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <Alert severity="warning">{warning}</Alert>
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
      <QuestionForm
        table={table}
        copy={words}
        shared={shared}
        entries={list.draft}
        onEntry={(id, text) => list.write({ ...list.draft, [id]: text })}
        limits={limitsOf?.(list.draft)}
        prefix={prefix}
        revision={list.revision}
        submit={list.isChanging ? words.save : words.add}
        variant="outlined"
        path={path}
        alsoWrong={isFull ? [full] : []}
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
      />
    </Block>
  );
}
