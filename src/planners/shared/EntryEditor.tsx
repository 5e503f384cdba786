import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { useFocusNext } from '../../hooks/use-focus-next';
import { RADIUS } from '../../theme/measures';
import { paper, plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { draftKind, type EntryList, withDraft } from './entry-list';
import { PLANNER_MESSAGES } from './messages';
import { QuestionForm } from './QuestionForm';
import type { Limits, Questions, Texts } from './questions';

/** One list's messages, beside those shared by all. */
interface ListMessages {
  readonly title: string;
  readonly lead: string;
  /** Shown while the list is empty. */
  readonly empty: string;
  readonly add: string;
}

const { entries: WORDS, errors } = PLANNER_MESSAGES;

interface EntryEditorProps<Entry extends Texts & { readonly id: string }> {
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

/** The last action on an entry. */
interface Done {
  /** Null once the form is submitted or has another entry. */
  readonly kind: 'added' | 'changed' | 'removed' | null;
  readonly title: string;
  /** Where a removed entry was. */
  readonly index?: number;
  /** Counts the actions, so that the same one is announced again. */
  readonly count: number;
}

/** A list with buttons to change and remove entries, and a form that writes one at a time. */
export function EntryEditor<Entry extends Texts & { readonly id: string }>(props: EntryEditorProps<Entry>) {
  const { list, onList, messages, table, path, most, empty, limitsOf, about, prefix, warning } = props;
  const { entries, draft } = list;
  const [done, setDone] = useState<Done>();
  /** Counts the entries loaded into the form, also none; one that the visitor loads takes the focus. */
  const [{ revision, hasFocus }, setLoaded] = useState({ revision: 0, hasFocus: false });
  const [removed, focusRemoved] = useFocusNext<HTMLLIElement>();
  const headingId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isChange = draft.id !== '';
  const isFull = !isChange && entries.length >= most;
  const titleOf = (entry: Entry): string => props.titleOf(entry) || WORDS.untitled;

  const report = (kind: 'added' | 'changed' | 'removed', entry: Entry, index?: number): void =>
    setDone((last) => ({ kind, title: titleOf(entry), index, count: (last?.count ?? 0) + 1 }));
  const forget = (): void => setDone((last) => last && { ...last, kind: null });
  /** Loads another entry, or none; the one in the fields goes into the list first, so that nothing typed is lost. */
  const load = (id: string, update: (latest: EntryList<Entry>) => EntryList<Entry>): void => {
    onList((latest) => {
      const next = update(latest);
      return { ...next, draft: next.entries.find((entry) => entry.id === id) ?? empty };
    });
    setLoaded((before) => ({ revision: before.revision + 1, hasFocus: true }));
    forget();
  };
  const firstField = prefix + (Object.keys(table)[0] ?? '');
  // After the list has been drawn again, above the form.
  useEffect(() => {
    if (!hasFocus || revision === 0) return;
    document.getElementById(firstField)?.focus();
    // The line above the first field, with the outcome.
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus, revision, firstField]);
  const put = (id = ''): void => {
    const kind = draftKind(list, empty);
    // The form explains why a full list does not take the entry in it.
    if (kind === 'added' && isFull) {
      form.current?.requestSubmit();
      return;
    }
    load(id, (latest) => withDraft(latest, empty));
    if (kind) report(kind, draft);
  };
  const remove = (entry: Entry, index: number): void => {
    onList((latest) => ({
      entries: latest.entries.filter(({ id }) => id !== entry.id),
      draft: latest.draft.id === entry.id ? empty : latest.draft,
    }));
    if (draft.id === entry.id) setLoaded((before) => ({ revision: before.revision + 1, hasFocus: false }));
    report('removed', entry, index);
    focusRemoved();
  };
  const action = (label: string, entry: Entry, act: () => void): ReactNode => (
    <Button type="button" variant="outlined" size="small" onClick={act}>
      {fillTemplate(label, { title: titleOf(entry) })}
    </Button>
  );
  const outcome = done?.kind && <span key={done.count}>{fillTemplate(WORDS[done.kind], { title: done.title })}</span>;
  const rows = entries.map((entry, index) => (
    <Item key={entry.id}>
      <div>
        <Typography component="strong" sx={{ fontWeight: 600 }}>
          {titleOf(entry)}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {about(entry)}
        </Typography>
      </div>
      <Actions>
        {action(WORDS.edit, entry, () => put(entry.id))}
        {action(WORDS.remove, entry, () => remove(entry, index))}
      </Actions>
    </Item>
  ));
  if (done?.kind === 'removed') {
    rows.splice(
      done.index ?? 0,
      0,
      // Takes the entry's place, and the focus, so that it is read where the entry was.
      <Item key={`removed-${done.count}`} ref={removed} tabIndex={-1}>
        {outcome}
      </Item>,
    );
  }
  return (
    // The outcome of an earlier entry is none of the next one's mistakes.
    <Block role="group" aria-labelledby={headingId} onSubmitCapture={forget}>
      <Typography variant="h3" component="h2" id={headingId}>
        {messages.title}
      </Typography>
      <p>{messages.lead}</p>
      <Alert severity="warning">{warning}</Alert>
      {entries.length === 0 && <p>{messages.empty}</p>}
      {rows.length > 0 && <List>{rows}</List>}
      <p role="status" ref={status}>
        {done?.kind !== 'removed' && outcome}
      </p>
      <QuestionForm
        form={form}
        table={table}
        entries={draft}
        onEntry={(id, text) => onList((latest) => ({ ...latest, draft: { ...latest.draft, [id]: text } }))}
        limits={limitsOf?.(draft)}
        prefix={prefix}
        revision={revision}
        path={path}
        refusal={isFull ? fillTemplate(errors.full, { most }) : null}
        onAccept={() => put()}
      >
        <Actions>
          <Button type="submit" variant="outlined">
            <span>{isChange ? WORDS.save : messages.add}</span>
          </Button>
          {isChange && (
            <Button type="button" variant="outlined" onClick={() => load('', (latest) => latest)}>
              {WORDS.cancel}
            </Button>
          )}
        </Actions>
      </QuestionForm>
    </Block>
  );
}
