import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PLANNER_MESSAGES } from '../../planners/messages';
import type { EntriesOf, LimitsOf, Questions } from '../../planners/questions';
import { RADIUS } from '../../theme/measures';
import { paper, plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { Actions } from '../ui/Actions';
import { QuestionForm } from './QuestionForm';

/** The entries of a list and the one that is being written, which the caller holds. */
interface EntryListSource<Entry> {
  /** What is in the fields of a new entry; it stays there while another entry is changed. */
  readonly draft: Entry;
  readonly onDraft: (update: (draft: Entry) => Entry) => void;
  readonly entries: readonly Entry[];
  /** Changes to entries that are not saved yet, with the ids of their entries; each waits while another entry is opened. */
  readonly changes: readonly Entry[];
  readonly onChanges: (update: (changes: readonly Entry[]) => readonly Entry[]) => void;
  /** Receives a function that makes the new list from the newest one. */
  readonly onEntries: (update: (entries: readonly Entry[]) => readonly Entry[]) => void;
  /** An entry with empty fields. */
  readonly empty: Entry;
  /** What an entry is called. */
  readonly titleOf: (entry: Entry) => string;
}

/** Adds, changes and removes entries of a list, each with an id of its own. */
function useEntryList<Entry extends { readonly id: string }>(source: EntryListSource<Entry>) {
  const { draft: added, onDraft, entries, changes, onChanges, onEntries, empty, titleOf } = source;
  const [openId, setOpenId] = useState<string | null>(null);
  /** What was done last with an entry, to be announced. */
  const [last, setLast] = useState<{ readonly kind: 'added' | 'changed' | 'removed'; readonly title: string }>();
  const [revision, setRevision] = useState(0);
  const opened = (all: readonly Entry[]): Entry | undefined => all.find(({ id }) => id === openId);
  const changing = opened(changes) ?? opened(entries);
  const draft = changing ?? added;
  const open = (id: string | null): void => {
    setOpenId(id);
    setRevision((last) => last + 1);
  };
  const drop = (id: string | null): void => {
    if (changes.some((entry) => entry.id === id)) onChanges((all) => all.filter((entry) => entry.id !== id));
    if (id === openId) open(null);
  };
  return {
    draft,
    /** Increases whenever a different entry, or none, is loaded into the form. */
    revision,
    /** Whether the fields hold an entry of the list; a new one waits meanwhile. */
    isChanging: changing !== undefined,
    last,
    write: (update: (entry: Entry) => Entry): void => {
      if (!changing) onDraft(update);
      else onChanges((all) => [...all.filter(({ id }) => id !== openId), update(opened(all) ?? changing)]);
    },
    begin: (entry: Entry) => open(entry.id),
    cancel: () => drop(openId),
    /** Puts what is in the fields into the list, and empties them. */
    put: () => {
      if (changing) onEntries((all) => all.map((entry) => (entry.id === changing.id ? changing : entry)));
      else {
        onEntries((all) => {
          const last = Math.max(0, ...all.map(({ id }) => Number(id) || 0));
          return [...all, { ...added, id: String(last + 1) }];
        });
        onDraft(() => empty);
      }
      setLast({ kind: changing ? 'changed' : 'added', title: titleOf(draft) });
      drop(openId);
    },
    remove: (entry: Entry) => {
      onEntries((entries) => entries.filter(({ id }) => id !== entry.id));
      setLast({ kind: 'removed', title: titleOf(entry) });
      drop(entry.id);
    },
  };
}

/** The words of one list, beside those of all. */
interface ListMessages {
  readonly title: string;
  readonly lead: string;
  /** While there is no entry. */
  readonly empty: string;
  readonly add: string;
}

const { entries: WORDS, errors } = PLANNER_MESSAGES;

interface EntryEditorProps<Table, Entry> extends EntryListSource<Entry> {
  readonly messages: ListMessages;
  /** The warning above the fields. */
  readonly warning: string;
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
  ...stack(16),
  '& > h2': theme.typography.h3,
  '@media (scripting: none)': { display: 'none' },
}));

const List = styled('ul')(({ theme }) => ({
  ...stack(12),
  ...plainList,
  '& > li': {
    ...stack(10),
    padding: '14px 18px',
    ...paper(theme, RADIUS.field),
  },
  '& strong': { fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** A list of entries that can be changed and removed, and the fields that write one. */
export function EntryEditor<Table extends Questions, Entry extends EntriesOf<Table> & { readonly id: string }>(
  props: EntryEditorProps<Table, Entry>,
) {
  const { messages, table, path, most, entries, limitsOf, titleOf, about, prefix, warning } = props;
  const list = useEntryList<Entry>(props);
  // The first field takes the focus when an entry is opened.
  const [first = ''] = Object.keys(table);
  const firstField = prefix + first;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = (): void => document.getElementById(firstField)?.focus();
  const { last } = list;
  const isFull = !list.isChanging && entries.length >= most;
  const full = { question: '', id: firstField, text: fillTemplate(errors.full, { most }) };
  const action = (label: string, entry: Entry, act: () => void): ReactNode => (
    <Button type="button" variant="outlined" size="small" onClick={act}>
      {fillTemplate(label, { title: titleOf(entry) })}
    </Button>
  );
  return (
    <Block role="group" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {messages.title}
      </h2>
      <p>{messages.lead}</p>
      <Alert severity="warning">{warning}</Alert>
      <p role="status">{last && fillTemplate(WORDS[last.kind], { title: last.title })}</p>
      {entries.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>
              <div>
                <strong>{titleOf(entry)}</strong>
                <p>{about(entry)}</p>
              </div>
              <Actions>
                {action(WORDS.edit, entry, () => {
                  list.begin(entry);
                  focusFirst();
                })}
                {action(WORDS.remove, entry, () => {
                  list.remove(entry);
                  heading.current?.focus();
                })}
              </Actions>
            </li>
          ))}
        </List>
      )}
      <QuestionForm
        table={table}
        entries={list.draft}
        onEntry={(id, text) => list.write((entry) => ({ ...entry, [id]: text }))}
        limits={limitsOf?.(list.draft)}
        prefix={prefix}
        revision={list.revision}
        path={path}
        alsoWrong={isFull ? [full] : []}
        onAccept={() => {
          list.put();
          focusFirst();
        }}
      >
        <Actions>
          <Button type="submit" variant="outlined">
            <span>{list.isChanging ? WORDS.save : messages.add}</span>
          </Button>
          {list.isChanging && (
            <Button
              type="button"
              variant="outlined"
              onClick={() => {
                list.cancel();
                focusFirst();
              }}
            >
              {WORDS.cancel}
            </Button>
          )}
        </Actions>
      </QuestionForm>
    </Block>
  );
}
