import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PLANNER_MESSAGES } from '../../planners/messages';
import type { EntriesOf, LimitsOf, Questions } from '../../planners/questions';
import { RADIUS } from '../../theme/measures';
import { paper, plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { Actions } from '../ui/Actions';
import { QuestionForm } from './QuestionForm';

/** A list's entries and the one being written; the caller holds the state. */
interface EntryListSource<Entry> {
  /** The fields of a new entry; they stay while another entry is edited. */
  readonly draft: Entry;
  readonly onDraft: (update: (draft: Entry) => Entry) => void;
  readonly entries: readonly Entry[];
  /** Unsaved changes to entries, with their entries' ids; each stays while another entry is open. */
  readonly changes: readonly Entry[];
  readonly onChanges: (update: (changes: readonly Entry[]) => readonly Entry[]) => void;
  /** Receives a function that maps the latest list to a new one. */
  readonly onEntries: (update: (entries: readonly Entry[]) => readonly Entry[]) => void;
  /** An empty entry. */
  readonly empty: Entry;
  /** An entry's title. */
  readonly titleOf: (entry: Entry) => string;
}

/** Adds, changes and removes list entries with unique ids. */
function useEntryList<Entry extends { readonly id: string }>(source: EntryListSource<Entry>) {
  const { draft: added, onDraft, entries, changes, onChanges, onEntries, empty, titleOf } = source;
  const [openId, setOpenId] = useState<string | null>(null);
  /** The last action on an entry, to announce. */
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
    /** Increases whenever another entry, or none, is loaded into the form. */
    revision,
    /** Whether an existing entry is being edited; a new one waits meanwhile. */
    isChanging: changing !== undefined,
    last,
    write: (update: (entry: Entry) => Entry): void => {
      if (!changing) onDraft(update);
      else onChanges((all) => [...all.filter(({ id }) => id !== openId), update(opened(all) ?? changing)]);
    },
    begin: (entry: Entry) => open(entry.id),
    cancel: () => drop(openId),
    /** Moves the fields' entry into the list, and clears the fields. */
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

/** One list's messages, beside those shared by all. */
interface ListMessages {
  readonly title: string;
  readonly lead: string;
  /** Shown while the list is empty. */
  readonly empty: string;
  readonly add: string;
}

const { entries: WORDS, errors } = PLANNER_MESSAGES;

interface EntryEditorProps<Table, Entry> extends EntryListSource<Entry> {
  readonly messages: ListMessages;
  /** The warning above the fields. */
  readonly warning: string;
  readonly path: string;
  /** Maximum number of entries. */
  readonly most: number;
  readonly table: Table;
  readonly limitsOf?: (draft: Entry) => LimitsOf<Table>;
  /** A line under an entry's title. */
  readonly about: (entry: Entry) => ReactNode;
  /** Prefix of field ids. */
  readonly prefix: string;
}

const Block = styled('div')({ ...stack(16), '@media (scripting: none)': { display: 'none' } });

const List = styled('ul')({ ...stack(12), ...plainList });

const Item = styled('li')(({ theme }) => ({ ...stack(10), padding: '14px 18px', ...paper(theme, RADIUS.field) }));

/** A list with buttons to change and remove entries, and a form that writes one. */
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
      <Typography variant="h3" component="h2" id={headingId} ref={heading} tabIndex={-1}>
        {messages.title}
      </Typography>
      <p>{messages.lead}</p>
      <Alert severity="warning">{warning}</Alert>
      <p role="status">{last && fillTemplate(WORDS[last.kind], { title: last.title })}</p>
      {entries.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <List>
          {entries.map((entry) => (
            <Item key={entry.id}>
              <div>
                <Typography component="strong" sx={{ fontWeight: 600 }}>
                  {titleOf(entry)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {about(entry)}
                </Typography>
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
            </Item>
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
