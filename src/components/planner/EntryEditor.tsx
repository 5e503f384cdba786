import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PLANNER_MESSAGES } from '../../planners/messages';
import type { Limits, Questions, Texts } from '../../planners/questions';
import { RADIUS } from '../../theme/measures';
import { paper, plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { Actions } from '../ui/Actions';
import { QuestionForm } from './QuestionForm';

/** A list's entries with unique ids, the fields of a new one, and unsaved changes; these stay while another entry is open. */
export interface EntryList<Entry> {
  readonly entries: readonly Entry[];
  readonly draft: Entry;
  /** With their entries' ids. */
  readonly changes: readonly Entry[];
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

interface EntryEditorProps<Entry> {
  readonly list: EntryList<Entry>;
  readonly onList: (update: (latest: EntryList<Entry>) => EntryList<Entry>) => void;
  /** An empty entry. */
  readonly empty: Entry;
  /** An entry's title. */
  readonly titleOf: (entry: Entry) => string;
  readonly messages: ListMessages;
  /** The warning above the fields. */
  readonly warning: string;
  readonly path: string;
  /** Maximum number of entries. */
  readonly most: number;
  readonly table: Questions;
  readonly limitsOf?: (draft: Entry) => Limits;
  /** A line under an entry's title. */
  readonly about: (entry: Entry) => ReactNode;
  /** Prefix of field ids. */
  readonly prefix: string;
}

const Block = styled('div')({ ...stack(16), '@media (scripting: none)': { display: 'none' } });

const List = styled('ul')({ ...stack(12), ...plainList });

const Item = styled('li')(({ theme }) => ({ ...stack(10), padding: '14px 18px', ...paper(theme, RADIUS.field) }));

/** A list with buttons to change and remove entries, and a form that writes one. */
export function EntryEditor<Entry extends Texts & { readonly id: string }>(props: EntryEditorProps<Entry>) {
  const { list, onList, messages, table, path, most, empty, limitsOf, titleOf, about, prefix, warning } = props;
  const { entries, changes } = list;
  const [openId, setOpenId] = useState<string | null>(null);
  /** The last action on an entry, to announce. */
  const [last, setLast] = useState<{ readonly kind: 'added' | 'changed' | 'removed'; readonly title: string }>();
  /** Increases whenever another entry, or none, is loaded into the form. */
  const [revision, setRevision] = useState(0);
  // The first field takes the focus when an entry is opened.
  const [first = ''] = Object.keys(table);
  const firstField = prefix + first;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = (of: EntryList<Entry>): Entry | undefined =>
    [...of.changes, ...of.entries].find(({ id }) => id === openId);
  const without = (all: readonly Entry[], id: string | null): readonly Entry[] =>
    all.filter((entry) => entry.id !== id);
  /** The existing entry being edited; a new one waits meanwhile. */
  const changing = opened(list);
  const draft = changing ?? list.draft;
  const isFull = !changing && entries.length >= most;

  const open = (id: string | null): void => {
    setOpenId(id);
    setRevision((before) => before + 1);
  };
  const begin = (id: string | null): void => {
    open(id);
    document.getElementById(firstField)?.focus();
  };
  const write = (id: string, text: string): void =>
    onList((latest) => {
      const entry = opened(latest);
      if (!entry) return { ...latest, draft: { ...latest.draft, [id]: text } };
      return { ...latest, changes: [...without(latest.changes, openId), { ...entry, [id]: text }] };
    });
  const cancel = (): void => {
    if (changes.some(({ id }) => id === openId))
      onList((latest) => ({ ...latest, changes: without(latest.changes, openId) }));
    begin(null);
  };
  /** Moves the fields' entry into the list, and clears the fields. */
  const put = (): void => {
    onList((latest) => {
      const entry = opened(latest);
      if (entry) {
        const entries = latest.entries.map((other) => (other.id === openId ? entry : other));
        return { ...latest, entries, changes: without(latest.changes, openId) };
      }
      // Pressed twice before the fields were cleared.
      if (latest.draft === empty) return latest;
      const id = String(1 + Math.max(0, ...latest.entries.map((other) => Number(other.id) || 0)));
      return { ...latest, entries: [...latest.entries, { ...latest.draft, id }], draft: empty };
    });
    setLast({ kind: changing ? 'changed' : 'added', title: titleOf(draft) });
    begin(null);
  };
  const remove = (entry: Entry): void => {
    const { id } = entry;
    onList((all) => ({ ...all, entries: without(all.entries, id), changes: without(all.changes, id) }));
    setLast({ kind: 'removed', title: titleOf(entry) });
    if (id === openId) open(null);
    heading.current?.focus();
  };
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
                {action(WORDS.edit, entry, () => begin(entry.id))}
                {action(WORDS.remove, entry, () => remove(entry))}
              </Actions>
            </Item>
          ))}
        </List>
      )}
      <QuestionForm
        table={table}
        entries={draft}
        onEntry={write}
        limits={limitsOf?.(draft)}
        prefix={prefix}
        revision={revision}
        path={path}
        refusal={isFull ? fillTemplate(errors.full, { most }) : null}
        onAccept={put}
      >
        <Actions>
          <Button type="submit" variant="outlined">
            <span>{changing ? WORDS.save : messages.add}</span>
          </Button>
          {changing && (
            <Button type="button" variant="outlined" onClick={cancel}>
              {WORDS.cancel}
            </Button>
          )}
        </Actions>
      </QuestionForm>
    </Block>
  );
}
