import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { RADIUS } from '../../theme/measures';
import { paper, plainList } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { SmallButton } from '../shared/SmallButton';
import { useStable } from '../shared/use-stable';
import { joinedAt, type Line, type Mark, markOf, nextMark, placesOf, splitAt, withMarks, wordsIn } from './lines';
import { APPLICATION_MESSAGES } from './messages';

const { lines: MESSAGES } = APPLICATION_MESSAGES.specification;
/** The marks that a press in an open line gives. */
const CHOICES = ['essential', 'desirable', 'heading', 'out'] as const;

const List = styled('ul')(({ theme }) => ({ ...plainList, ...paper(theme, RADIUS.field), overflow: 'clip' }));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  padding: '2px 8px',
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Above the bar at the end of the list.
  '& button': { scrollMarginBottom: '9rem' },
}));

const MarkButton = styled(SmallButton)({
  flex: 'none',
  width: '6.75rem',
  minHeight: 36,
  padding: '2px 6px',
  whiteSpace: 'normal',
  lineHeight: 1.2,
});

/** Words that are pressed. */
const Words = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
}));

const Text = styled(Words)({
  flex: '1 1 9rem',
  minWidth: 0,
  minHeight: 44,
  padding: '6px 0',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

const Tools = styled('div')({ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', gap: '6px', padding: '2px 0 10px' });

const Word = styled(Words)(({ theme }) => ({
  minWidth: 24,
  minHeight: 32,
  padding: '2px 4px',
  borderInlineStart: `2px dotted ${theme.vars.palette.primary.main}`,
}));

type Act = 'press' | 'mark' | 'open' | 'split' | 'join' | 'unfold';
type OnAct = (act: Act, at: number, value?: Mark | number) => void;

interface RowProps extends Line {
  readonly at: number;
  /** The mark, in words; of a heading, that of the criteria below it. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onAct: OnAct;
}

const idOf = (part: 'mark' | 'text', at: number): string => `line-${part}-${at}`;
/** What is essential stands out, and what is open is unfinished. */
const LOOKS: Readonly<Partial<Record<Mark, object>>> = {
  essential: { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } },
  asked: { borderStyle: 'dashed' },
  heading: { borderColor: 'transparent' },
  out: { borderColor: 'transparent', color: 'text.secondary' },
};

const belowText = (mark: Mark | null): string =>
  mark ? fillTemplate(MESSAGES.below, { mark: MESSAGES.marks[mark].toLowerCase() }) : MESSAGES.mixed;

function LineTools({ at, mark, text, rest, onAct }: RowProps) {
  const [first, ...words] = wordsIn({ mark, text, rest });
  return (
    <Tools>
      {words.length > 0 && (
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px' }}>
          <Box component="p" sx={{ flexBasis: '100%', color: 'text.secondary', typography: 'body2' }}>
            {MESSAGES.split}
          </Box>
          <Box component="span" sx={{ typography: 'body2', paddingInlineEnd: '4px' }}>
            {first}
          </Box>
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word has nothing but its place
            <Word key={index} type="button" onClick={() => onAct('split', at, index + 1)}>
              <VisuallyHidden>{MESSAGES.splitAt}</VisuallyHidden>
              {word}
            </Word>
          ))}
        </Box>
      )}
      {CHOICES.map((choice) => (
        <SmallButton
          key={choice}
          label={MESSAGES.marks[choice]}
          aria-pressed={mark === choice}
          onClick={() => onAct('mark', at, choice)}
        />
      ))}
      {at > 0 && <SmallButton label={MESSAGES.join} onClick={() => onAct('join', at)} />}
    </Tools>
  );
}

/** A line with its mark, which a press changes; a press on its words opens it. */
const LineRow = memo(function LineRow(props: RowProps) {
  const { at, mark, label, text, rest, isOpen, onAct } = props;
  const isHeading = mark === 'heading';
  return (
    <Item
      sx={{
        color: mark === 'out' ? 'text.secondary' : undefined,
        fontWeight: isHeading ? 600 : undefined,
        bgcolor: isHeading ? 'action.hover' : undefined,
      }}
    >
      <MarkButton
        id={idOf('mark', at)}
        label={label}
        about={text}
        sx={LOOKS[mark]}
        onClick={() => onAct('press', at)}
      />
      <Text
        id={idOf('text', at)}
        type="button"
        aria-expanded={isOpen}
        onClick={() => onAct('open', at)}
        sx={{ fontWeight: 'inherit' }}
      >
        {text}
        {rest && <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>{` ${rest}`}</Box>}
      </Text>
      {isOpen && <LineTools {...props} />}
    </Item>
  );
});

interface LineListProps {
  readonly lines: readonly Line[];
  readonly onLines: (lines: readonly Line[], said: string) => void;
  /** The place of the open line; -1 if there is none. */
  readonly open: number;
  readonly onOpen: (at: number) => void;
}

/** All lines of a pasted text, in their order; runs of those that are left out are folded until they are wanted. */
export function LineList({ lines, onLines, open, onOpen }: LineListProps) {
  /** The places of lines that stay in view though they are left out. */
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  const places = [...lines.keys()];
  const show = (added: readonly number[]): void => setShown((before) => new Set([...before, ...added]));
  const isFolded = (at: number): boolean => lines[at]?.mark === 'out' && !shown.has(at) && open !== at;
  const runEnd = (at: number): number => {
    const end = lines.findIndex((_, place) => place > at && !isFolded(place));
    return end === -1 ? lines.length : end;
  };
  /** Shows a line that has come about, open, with the lines after it in their new places. */
  const showNew = (at: number, by: 1 | -1): void => {
    const shift = (place: number): number => (place >= at + (by === 1 ? 0 : 1) ? place + by : place);
    setShown((before) => new Set([...[...before].map(shift), at - 1, at]));
    onOpen(at);
    setFocus({ id: idOf('text', at) });
  };
  /** Marks some lines after a press on one. */
  const put = (marked: readonly number[], at: number, mark: Mark): void => {
    const said = marked.includes(at)
      ? fillTemplate(MESSAGES.said, { mark: MESSAGES.marks[mark], text: lines[at]?.text ?? '' })
      : fillTemplate(MESSAGES.saidBelow, { mark: belowText(mark), text: lines[at]?.text ?? '' });
    show(marked);
    onLines(withMarks(lines, marked, mark), said);
  };
  const acts: Readonly<Record<Act, (at: number, line: Line, value?: Mark | number) => void>> = {
    open: (at) => onOpen(open === at ? -1 : at),
    unfold: (at) => {
      show(places.slice(at, runEnd(at)));
      setFocus({ id: idOf('mark', at) });
    },
    press: (at) => put(placesOf(lines, at), at, nextMark(lines, at)),
    mark: (at, _line, mark) => put([at], at, mark as Mark),
    split: (at, line, value) => {
      showNew(at + 1, 1);
      const word = wordsIn(line)[Number(value)] ?? '';
      onLines(splitAt(lines, at, Number(value)), fillTemplate(MESSAGES.splitSaid, { word }));
    },
    join: (at, { text }) => {
      showNew(at - 1, -1);
      onLines(joinedAt(lines, at - 1), fillTemplate(MESSAGES.joinSaid, { text }));
    },
  };
  const onAct: OnAct = useStable((kind, at, value) => {
    const line = lines[at];
    if (line) acts[kind](at, line, value);
  });

  return (
    <List aria-label={MESSAGES.title}>
      {places.map((at) => {
        const line = lines[at];
        if (!line || (isFolded(at) && isFolded(at - 1))) return null;
        const count = runEnd(at) - at;
        const marked = placesOf(lines, at);
        const label = marked.includes(at) ? MESSAGES.marks[line.mark] : belowText(markOf(lines, marked));
        if (!isFolded(at)) return <LineRow key={at} {...{ ...line, at, label, onAct }} isOpen={open === at} />;
        return (
          <Item key={at}>
            <Text
              type="button"
              aria-expanded={false}
              onClick={() => onAct('unfold', at)}
              sx={{ color: 'text.secondary' }}
            >
              {fillTemplate(count === 1 ? MESSAGES.foldedOne : MESSAGES.folded, { count })}
            </Text>
          </Item>
        );
      })}
    </List>
  );
}
