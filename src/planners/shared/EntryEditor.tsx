import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { RADIUS } from '../../theme/measures';
import { paper, plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { type Entry, isEmpty, newId, undone, withEntry } from './entry-list';
import { ListSection } from './ListSection';
import { PLANNER_MESSAGES } from './messages';
import { QuestionForm } from './QuestionForm';
import type { Limits, Questions, Texts } from './questions';
import { SmallButton } from './SmallButton';
import { useFocusNext } from './use-focus-next';
import { useStable } from './use-stable';

interface ListMessages {
  readonly title: string;
  readonly lead: string;
  /** Shown while the list is empty. */
  readonly empty: string;
  readonly add: string;
  /** Replaces the label of the button that opens an entry. */
  readonly edit?: string;
  /** Labels the button that joins an entry with the one above, and reports it, with `{title}`. */
  readonly join?: string;
  readonly joined?: string;
}

/** What stands under an entry's title. */
export interface About {
  readonly text?: string | null;
  /** A question with buttons for its answers, each with what it changes. */
  readonly choice?: { readonly label: string; readonly answers: Readonly<Record<string, Texts>> };
  readonly strong?: string;
  readonly notes: readonly string[];
}

const { entries: WORDS, errors } = PLANNER_MESSAGES;

interface EntryEditorProps<Listed extends Entry> {
  readonly entries: readonly Listed[];
  readonly onEntries: (update: (latest: readonly Listed[]) => readonly Listed[]) => void;
  /** What follows for other entries when one is closed, moved, joined or removed. */
  readonly settled?: (before: readonly Listed[], after: readonly Listed[]) => readonly Listed[];
  readonly empty: Listed;
  readonly messages: ListMessages;
  readonly warning: string;
  readonly path: string;
  readonly most: number;
  /** The questions about an entry; the first one's answer is its title. */
  readonly tableOf: (open: Listed) => Questions;
  readonly limitsOf?: (open: Listed) => Limits;
  readonly about: (entry: Listed) => About;
  readonly prefix: string;
  /** Below the fields, such as the length of what is in them. */
  readonly below?: (open: Listed) => ReactNode;
  /** Whether the order counts, so that entries can be moved. */
  readonly isOrdered?: boolean;
  /** One entry from two neighbours, with the id of the upper one. */
  readonly joinOf?: (above: Listed, below: Listed) => Listed;
}

const List = styled('ul')({ ...stack(12), ...plainList });

const Buttons = styled(Actions)({ gap: '8px' });

const Item = styled('li')(({ theme }) => ({ ...stack(10), padding: '14px 18px', ...paper(theme, RADIUS.field) }));

type Act = 'edit' | 'up' | 'down' | 'join' | 'remove';

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly about: About;
  readonly acts: Readonly<Partial<Record<Act, string | false>>>;
  readonly prefix: string;
  readonly onAct: (act: Act | 'change', id: string, change?: Texts) => void;
}

const buttonId = (prefix: string, act: Act, id: string): string => `${prefix}${act}-${id}`;

/** A closed entry. A letter in the fields leaves those as they are that show the same. */
const Row = memo(
  function EntryRow({ id, title, about, acts, prefix, onAct }: RowProps) {
    const { text, choice, strong, notes } = about;
    return (
      <Item>
        <div>
          <Typography component="strong" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="body2" component="div" color="textSecondary">
            {text && <div>{text}</div>}
            {choice && (
              <Buttons sx={{ color: 'text.primary' }}>
                <Box sx={{ flexBasis: '100%' }}>{choice.label}</Box>
                {Object.entries(choice.answers).map(([label, change]) => (
                  <SmallButton key={label} label={label} about={title} onClick={() => onAct('change', id, change)} />
                ))}
              </Buttons>
            )}
            {strong && <Box sx={{ color: 'text.primary', fontWeight: 600 }}>{strong}</Box>}
            {notes.map((note) => (
              <Box key={note} sx={{ color: 'text.primary' }}>
                {note}
              </Box>
            ))}
          </Typography>
        </div>
        <Buttons>
          {(Object.keys(acts) as Act[]).map((act) => {
            const label = acts[act];
            const button = { id: buttonId(prefix, act, id), label: label || '', about: title };
            return label && <SmallButton key={act} {...button} onClick={() => onAct(act, id)} />;
          })}
        </Buttons>
      </Item>
    );
  },
  // Functions, which are the same in every row, are no part of JSON.
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);

/** The last action on an entry. */
interface Done<Listed> {
  /** Empty once the form is submitted or has another entry. */
  readonly text: string;
  /** An entry that was removed, and the list before and after. */
  readonly removed?: { readonly entry: Listed; readonly before: readonly Listed[]; readonly after: readonly Listed[] };
  /** Counts the actions, so that the same one is announced again. */
  readonly count: number;
}

/**
 * A list whose entries open in their places, with buttons to change, move and remove them, and fields for a new one, which is
 * an entry from its first letter on.
 */
export function EntryEditor<Listed extends Entry>(props: EntryEditorProps<Listed>) {
  const { entries, onEntries, settled, messages, tableOf, path, most, empty, limitsOf, about, prefix } = props;
  const { isOrdered = false, joinOf } = props;
  const [done, setDone] = useState<Done<Listed>>();
  /** The entry in the fields; a new one stays below the list, and is in it once something is typed. */
  const [open, setOpen] = useState(() => ({ id: newId(), isNew: true }));
  /** The first of these elements that there is takes the focus. */
  const [focus, setFocus] = useState<readonly string[]>([]);
  const [gap, focusGap] = useFocusNext<HTMLLIElement>();
  const status = useRef<HTMLParagraphElement>(null);
  const draft = entries.find(({ id }) => id === open.id) ?? { ...empty, id: open.id };
  const listed = open.isNew ? entries.filter(({ id }) => id !== open.id) : entries;
  const fullId = `${prefix}full`;
  const table = tableOf(draft);
  const [first = ''] = Object.keys(table);
  const firstField = prefix + first;
  const titleOf = (entry: Listed): string => entry[first] || WORDS.untitled;

  const report = (template: string, entry: Listed, more: { readonly place?: number } & Partial<Done<Listed>> = {}) =>
    setDone((last) => ({
      text: fillTemplate(template, { title: titleOf(entry), place: more.place ?? '', all: listed.length }),
      removed: more.removed,
      count: (last?.count ?? 0) + 1,
    }));
  const forget = (): void => setDone((last) => last && { ...last, text: '', removed: undefined });
  type Update = (latest: readonly Listed[]) => readonly Listed[];
  const afterOf = (latest: readonly Listed[], update: Update): readonly Listed[] =>
    settled ? settled(latest, update(latest)) : update(latest);
  const change = (update: Update): void => onEntries((latest) => afterOf(latest, update));
  // After the list has been drawn again.
  useEffect(() => {
    const field = focus.map((id) => document.getElementById(id)).find((found) => found !== null);
    field?.focus();
    // The line above the first field, with the outcome.
    if (field?.id === firstField) status.current?.scrollIntoView({ block: 'nearest' });
  }, [focus, firstField]);

  const onAnswer = (field: string, answer: (latest: string) => string): void =>
    onEntries((latest) => {
      const before = latest.find(({ id }) => id === open.id) ?? empty;
      const entry = { ...before, id: open.id, [field]: answer(before[field] ?? '') };
      const isGone = open.isNew && isEmpty(entry, empty);
      return isGone ? latest.filter(({ id }) => id !== open.id) : withEntry(latest, entry);
    });
  /** Opens another entry, or the fields for a new one. */
  const load = (id: string | null): void => {
    change((latest) => latest);
    setOpen({ id: id ?? newId(), isNew: id === null });
    if (open.isNew && entries.length > listed.length) report(WORDS.added, draft);
    else forget();
  };
  const close = (): void => {
    load(null);
    setFocus([...(open.isNew ? [] : [buttonId(prefix, 'edit', open.id)]), firstField, fullId]);
  };
  const remove = (entry: Listed): void => {
    const without: Update = (latest) => latest.filter(({ id }) => id !== entry.id);
    change(without);
    if (entry.id === open.id) setOpen({ id: newId(), isNew: true });
    report(WORDS.removed, entry, { removed: { entry, before: entries, after: afterOf(entries, without) } });
    focusGap();
  };
  const restore = ({ entry, before, after }: NonNullable<Done<Listed>['removed']>): void => {
    onEntries((latest) => undone(before, after, latest));
    report(WORDS.restored, entry);
    setFocus([buttonId(prefix, 'edit', entry.id)]);
  };
  const move = (entry: Listed, by: 'up' | 'down'): void => {
    const to = listed.indexOf(entry) + (by === 'up' ? -1 : 1);
    const other = listed[to] ?? entry;
    const places = new Map([
      [entry.id, other],
      [other.id, entry],
    ]);
    change((latest) => latest.map((each) => places.get(each.id) ?? each));
    report(WORDS.moved, entry, { place: to + 1 });
    // React may take the pressed button out of the page for a moment.
    setFocus([by, by === 'up' ? 'down' : 'up'].map((act) => buttonId(prefix, act as Act, entry.id)));
  };
  const join = (above: Listed, below: Listed): void => {
    const entry = joinOf?.(above, below) ?? above;
    change((latest) => withEntry(latest, entry).filter(({ id }) => id !== below.id));
    report(messages.joined ?? '', above);
    setFocus([buttonId(prefix, 'edit', above.id)]);
  };
  const onAct = useStable<Parameters<RowProps['onAct']>, void>((kind, id, change) => {
    const index = listed.findIndex((each) => each.id === id);
    const [entry, above] = [listed[index], listed[index - 1]];
    if (!entry) return;
    if (kind === 'change')
      onEntries((latest) => latest.map((each) => (each.id === id ? { ...each, ...change } : each)));
    else if (kind === 'edit') {
      load(id);
      setFocus([firstField]);
    } else if (kind === 'remove') remove(entry);
    else if (kind !== 'join') move(entry, kind);
    else if (above) join(above, entry);
  });

  const outcome = done?.text && <span key={done.count}>{done.text}</span>;
  const isListed = entries.length > listed.length || !open.isNew;
  const fields = (
    <QuestionForm
      key={open.id}
      table={table}
      answers={draft}
      onAnswer={onAnswer}
      limits={limitsOf?.(draft)}
      prefix={prefix}
      path={path}
      onAccept={close}
    >
      {props.below?.(draft)}
      <Actions>
        <Button type="submit" variant="outlined">
          <span>{open.isNew ? messages.add : WORDS.done}</span>
        </Button>
        {isListed && (
          <SmallButton label={WORDS.remove} about={titleOf(draft)} size="medium" onClick={() => remove(draft)} />
        )}
      </Actions>
    </QuestionForm>
  );
  const rows = listed.map((entry, index) => {
    const above = listed[index - 1];
    if (entry.id === open.id) return <li key={entry.id}>{fields}</li>;
    const acts = {
      edit: messages.edit ?? WORDS.edit,
      up: isOrdered && above !== undefined && WORDS.up,
      down: isOrdered && index < listed.length - 1 && WORDS.down,
      join: joinOf && above && above.id !== open.id && messages.join,
      remove: WORDS.remove,
    };
    const shown = { id: entry.id, title: titleOf(entry), about: about(entry), acts };
    return <Row key={entry.id} {...shown} prefix={prefix} onAct={onAct} />;
  });
  if (done?.removed) {
    const { removed } = done;
    rows.splice(
      removed.before.indexOf(removed.entry),
      0,
      // Takes the entry's place, and the focus, so that it is read where the entry was.
      <Item key={`removed-${done.count}`} ref={gap} tabIndex={-1}>
        {outcome}
        <Buttons>
          <SmallButton label={WORDS.undo} onClick={() => restore(removed)} />
        </Buttons>
      </Item>,
    );
  }
  return (
    // The outcome of an earlier entry is none of the next one's mistakes.
    <ListSection title={messages.title} lead={messages.lead} onSubmitCapture={forget}>
      <Alert severity="warning">{props.warning}</Alert>
      {listed.length === 0 && <p>{messages.empty}</p>}
      {rows.length > 0 && <List>{rows}</List>}
      <p role="status" ref={status}>
        {!done?.removed && outcome}
      </p>
      {open.isNew && listed.length < most && fields}
      {open.isNew && listed.length >= most && (
        <p id={fullId} tabIndex={-1}>
          {fillTemplate(errors.full, { most })}
        </p>
      )}
    </ListSection>
  );
}
