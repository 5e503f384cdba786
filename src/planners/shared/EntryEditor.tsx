import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { RADIUS } from '../../theme/measures';
import { paper, plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { draftKind, type EntryList, withDraft } from './entry-list';
import { ListSection } from './ListSection';
import { PLANNER_MESSAGES } from './messages';
import { QuestionForm } from './QuestionForm';
import type { Limits, Questions, Texts } from './questions';
import { useFocusNext } from './use-focus-next';

/** One list's messages, beside those shared by all. */
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

const { entries: WORDS, errors } = PLANNER_MESSAGES;

interface EntryEditorProps<Entry extends Texts & { readonly id: string }> {
  readonly list: EntryList<Entry>;
  readonly onList: (update: (latest: EntryList<Entry>) => EntryList<Entry>) => void;
  readonly empty: Entry;
  readonly titleOf: (entry: Entry) => string;
  readonly messages: ListMessages;
  /** The warning above the fields. */
  readonly warning: string;
  readonly path: string;
  readonly most: number;
  readonly table: Questions;
  readonly limitsOf?: (draft: Entry) => Limits;
  /** A line under an entry's title. */
  readonly about: (entry: Entry) => ReactNode;
  readonly prefix: string;
  /** Below the fields, such as the length of what is in them. */
  readonly below?: ReactNode;
  /** Whether the order counts, so that entries can be moved. */
  readonly isOrdered?: boolean;
  /** One entry from two neighbours, with the id of the upper one. */
  readonly joinOf?: (above: Entry, below: Entry) => Entry;
}

const List = styled('ul')({ ...stack(12), ...plainList });

const Buttons = styled(Actions)({ gap: '8px' });

const Item = styled('li')(({ theme }) => ({ ...stack(10), padding: '14px 18px', ...paper(theme, RADIUS.field) }));

/** The last action on an entry. */
interface Done {
  /** Empty once the form is submitted or has another entry. */
  readonly text: string;
  /** Where a removed entry was. */
  readonly gap?: number;
  /** Counts the actions, so that the same one is announced again. */
  readonly count: number;
}

/** A list whose entries open in their places, with buttons to change, move and remove them, and a form for a new one. */
export function EntryEditor<Entry extends Texts & { readonly id: string }>(props: EntryEditorProps<Entry>) {
  const { list, onList, messages, table, path, most, empty, limitsOf, about, prefix, warning, isOrdered, joinOf } =
    props;
  const { entries, draft } = list;
  const [done, setDone] = useState<Done>();
  /** Counts the entries loaded into the form, also none; the first of these elements that there is takes the focus. */
  const [{ revision, focus }, setLoaded] = useState<{ readonly revision: number; readonly focus: readonly string[] }>({
    revision: 0,
    focus: [],
  });
  const [removed, focusRemoved] = useFocusNext<HTMLLIElement>();
  const status = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isChange = entries.some(({ id }) => id === draft.id);
  const isFull = !isChange && entries.length >= most;
  const { titleOf: ownTitle } = props;
  const titleOf = (entry: Entry): string => ownTitle(entry) || WORDS.untitled;
  const firstField = prefix + (Object.keys(table)[0] ?? '');
  const buttonOf = (act: 'edit' | 'up' | 'down', { id }: Entry): string => `${prefix}${act}-${id}`;

  const report = (
    template: string,
    entry: Entry,
    more: { readonly gap?: number; readonly place?: number } = {},
  ): void =>
    setDone((last) => ({
      text: fillTemplate(template, { title: titleOf(entry), place: more.place ?? '', all: entries.length }),
      gap: more.gap,
      count: (last?.count ?? 0) + 1,
    }));
  const forget = (): void => setDone((last) => last && { ...last, text: '', gap: undefined });
  const focusOn = (ids: readonly string[], isLoaded = true): void =>
    setLoaded((before) => ({ revision: before.revision + (isLoaded ? 1 : 0), focus: ids }));
  /** Loads another entry, or none; the one in the fields goes into the list first, so that nothing typed is lost. */
  const load = (id: string, update: (latest: EntryList<Entry>) => EntryList<Entry>, focusId = firstField): void => {
    onList((latest) => {
      const next = update(latest);
      return { ...next, draft: next.entries.find((entry) => entry.id === id) ?? empty };
    });
    focusOn([focusId]);
    forget();
  };
  // After the list has been drawn again.
  useEffect(() => {
    const field = focus.map((id) => document.getElementById(id)).find((found) => found !== null);
    field?.focus();
    // The line above the first field, with the outcome.
    if (field?.id === firstField) status.current?.scrollIntoView({ block: 'nearest' });
  }, [focus, firstField]);
  const put = (id = ''): void => {
    const kind = draftKind(list, empty);
    // The form explains why a full list does not take the entry in it.
    if (kind === 'added' && isFull) {
      form.current?.requestSubmit();
      return;
    }
    load(id, (latest) => withDraft(latest, empty), isChange && id === '' ? buttonOf('edit', draft) : firstField);
    if (kind) report(WORDS[kind], draft);
  };
  const remove = (entry: Entry, index: number): void => {
    onList((latest) => ({ ...latest, entries: latest.entries.filter(({ id }) => id !== entry.id) }));
    report(WORDS.removed, entry, { gap: index });
    focusRemoved();
  };
  const move = (entry: Entry, index: number, by: 'up' | 'down'): void => {
    const to = index + (by === 'up' ? -1 : 1);
    onList((latest) => {
      const others = latest.entries.filter(({ id }) => id !== entry.id);
      return { ...latest, entries: others.toSpliced(to, 0, entry) };
    });
    report(WORDS.moved, entry, { place: to + 1 });
    // React may take the pressed button out of the page for a moment.
    focusOn([buttonOf(by, entry), buttonOf(by === 'up' ? 'down' : 'up', entry)], false);
  };
  const join = (above: Entry, below: Entry, joined: (above: Entry, below: Entry) => Entry): void => {
    onList((latest) => ({
      ...latest,
      entries: latest.entries.flatMap((entry) => {
        if (entry.id === above.id) return [joined(above, below)];
        return entry.id === below.id ? [] : [entry];
      }),
    }));
    report(messages.joined ?? '', above);
    focusOn([buttonOf('edit', above)], false);
  };
  const actions = { put, remove, move, join };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const outcome = done?.text && <span key={done.count}>{done.text}</span>;
  const fields = (
    <QuestionForm
      form={form}
      table={table}
      answers={draft}
      onAnswer={(id, text) => onList((latest) => ({ ...latest, draft: { ...latest.draft, [id]: text } }))}
      limits={limitsOf?.(draft)}
      prefix={prefix}
      revision={revision}
      path={path}
      refusal={isFull ? fillTemplate(errors.full, { most }) : null}
      onAccept={() => put()}
    >
      {props.below}
      <Actions>
        <Button type="submit" variant="outlined">
          <span>{isChange ? WORDS.save : messages.add}</span>
        </Button>
        {isChange && (
          <Button
            type="button"
            variant="outlined"
            onClick={() => load('', (latest) => latest, buttonOf('edit', draft))}
          >
            {WORDS.cancel}
          </Button>
        )}
      </Actions>
    </QuestionForm>
  );
  // A letter in the fields leaves the other entries as they are.
  const items = useMemo(
    () =>
      entries.map((entry, index) => {
        const above = entries[index - 1];
        const title = ownTitle(entry) || WORDS.untitled;
        const action = (label: string, act: () => void, name?: string): ReactNode => (
          <Button
            id={name && `${prefix}${name}-${entry.id}`}
            type="button"
            variant="outlined"
            size="small"
            onClick={act}
          >
            <span>{label}</span>
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
        );
        return (
          <Item key={entry.id}>
            <div>
              <Typography component="strong" sx={{ fontWeight: 600 }}>
                {title}
              </Typography>
              <Typography variant="body2" component="div" color="textSecondary">
                {about(entry)}
              </Typography>
            </div>
            <Buttons>
              {action(messages.edit ?? WORDS.edit, () => latest.current.put(entry.id), 'edit')}
              {isOrdered && above && action(WORDS.up, () => latest.current.move(entry, index, 'up'), 'up')}
              {isOrdered &&
                index < entries.length - 1 &&
                action(WORDS.down, () => latest.current.move(entry, index, 'down'), 'down')}
              {joinOf &&
                messages.join &&
                above &&
                above.id !== draft.id &&
                action(messages.join, () => latest.current.join(above, entry, joinOf))}
              {action(WORDS.remove, () => latest.current.remove(entry, index))}
            </Buttons>
          </Item>
        );
      }),
    [entries, draft.id, about, ownTitle, messages, prefix, isOrdered, joinOf],
  );
  const rows = entries.map(({ id }, index) => (id === draft.id ? <li key={id}>{fields}</li> : items[index]));
  if (done?.gap !== undefined) {
    rows.splice(
      done.gap,
      0,
      // Takes the entry's place, and the focus, so that it is read where the entry was.
      <Item key={`removed-${done.count}`} ref={removed} tabIndex={-1}>
        {outcome}
      </Item>,
    );
  }
  return (
    // The outcome of an earlier entry is none of the next one's mistakes.
    <ListSection title={messages.title} lead={messages.lead} onSubmitCapture={forget}>
      <Alert severity="warning">{warning}</Alert>
      {entries.length === 0 && <p>{messages.empty}</p>}
      {rows.length > 0 && <List>{rows}</List>}
      <p role="status" ref={status}>
        {done?.gap === undefined && outcome}
      </p>
      {!isChange && fields}
    </ListSection>
  );
}
