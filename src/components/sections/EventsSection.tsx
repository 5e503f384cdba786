import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { calendarPath } from '../../routes';
import { counted } from '../../statistics/count';
import { RADIUS } from '../../theme/measures';
import { plainList } from '../../theme/mixins';
import { longDay, monthAndYear } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { ENDS, EVENT_ZONE, OVER } from '../../utils/page-attributes';
import { formatPrice } from '../../utils/prices';
import type { SectionFields } from '../../utils/section-fields';
import { unbrokenDays } from '../../utils/unbroken-days';
import { NewTabButton } from '../layout/NewTabButton';
import { Actions } from '../ui/Actions';
import { DayText } from '../ui/DayText';
import { type Placement, Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type EventsSectionProps = SectionFields<'EventsSection'> & Placement;

type Event = EventsSectionProps['events'][number];
type Words = EventsSectionProps['copy']['events'];

/** `page-scripts/ends.ts` marks an entry whose end has come. */
const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '16px clamp(1.25rem, 3vw, 2.5rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  breakInside: 'avoid',
  paddingBlock: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  // On paper the leaf is left out.
  '@media screen': { [theme.breakpoints.up('sm')]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
  [`&[${OVER}] [data-while="open"], &:not([${OVER}]) [data-while="over"]`]: { display: 'none' },
}));

/** A calendar leaf under the arch of the site's drawings; the line beside it has the whole date. */
const Leaf = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: '0 8px',
  justifySelf: 'start',
  padding: '10px 18px',
  // Visible in forced colours.
  border: '1px solid transparent',
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.tile.main,
  color: theme.vars.palette.primary.main,
  ...theme.typography.h3,
  '& > :first-of-type': { fontSize: '1.625rem', lineHeight: 1, fontVariantNumeric: 'lining-nums' },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    justifyItems: 'center',
    justifySelf: 'stretch',
    gap: 4,
    padding: '20px 8px 14px',
    borderRadius: RADIUS.arch,
    '& > :first-of-type': { fontSize: '2.25rem', lineHeight: 1 },
  },
  '@media print': { display: 'none' },
}));

const List = styled('ul')(plainList);

/** An event: when, where, for how much, and how to take part; once it is over, its recording. */
function EventEntry({ event, words }: { readonly event: Event; readonly words: Words }) {
  const { slug, title, place, price, movedFrom, registration, recording, isOver } = event;
  const isCancelled = event.status === 'cancelled';
  const counting = (link: string) => counted('Event link', { event: slug, link });
  return (
    <Entry id={slug} {...{ [ENDS]: event.finishes, [OVER]: isOver ? '' : undefined }}>
      <Leaf aria-hidden>
        <span>{Number(event.day.slice(8))}</span>
        <span>{monthAndYear(event.day).slice(0, 3)}</span>
      </Leaf>
      <Stack spacing={1.25} sx={{ alignItems: 'start', maxWidth: '44rem' }}>
        <Typography variant="overline" component="p" sx={{ color: 'accentText.main' }}>
          {event.kind}
        </Typography>
        <Typography variant={isOver ? 'h4' : 'h3'}>{title}</Typography>
        {isCancelled && <Chip size="small" color="secondary" label={words.cancelled} />}
        {movedFrom && (
          <Chip
            size="small"
            color="secondary"
            label={fillTemplate(words.moved, { date: unbrokenDays(longDay(movedFrom)) })}
          />
        )}
        {event.sessions.map(({ day, begins, when }) => (
          <div key={begins}>
            <Typography sx={{ fontWeight: 600 }}>
              <DayText text={when} dateTime={event.wholeDays ? day : begins} />
            </Typography>
            {!event.wholeDays && (
              <Typography variant="body2" color="textSecondary">
                {/* The script adds the visitor's own hour. */}
                <span
                  {...{ [EVENT_ZONE]: event.timeZone }}
                  data-begins={begins}
                  data-here={words.here}
                  suppressHydrationWarning
                >
                  {event.zone}
                </span>
              </Typography>
            )}
          </div>
        ))}
        <p data-while="open">
          {place ? `${place.name}, ${place.address}` : words.online}
          {` · ${price ? formatPrice(price.amount, price.currency) : words.free}`}
        </p>
        <Typography color="textSecondary">{event.text}</Typography>
        {!isOver && (
          <Actions data-while="open" sx={{ pt: 1 }}>
            {registration && !isCancelled && (
              <NewTabButton href={registration} about={title} {...counting('registration')}>
                {words.register}
              </NewTabButton>
            )}
            <a href={calendarPath(slug)} type="text/calendar" {...counting('calendar')}>
              {isCancelled ? words.takeOut : words.calendar}
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </a>
          </Actions>
        )}
        {isOver ? (
          <a href={recording ?? ''} data-print="address" {...counting('recording')}>
            {words.recording}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </a>
        ) : (
          <Typography data-while="over" sx={{ fontWeight: 600 }}>
            {words.over}
          </Typography>
        )}
      </Stack>
    </Entry>
  );
}

/** Events to come, and recordings of those that are over. */
export function EventsSection({ events, copy, none, ...section }: EventsSectionProps) {
  if (events.length === 0 && !none) return null;
  const words = copy.events;
  const entries = (isPast: boolean) =>
    events
      .filter(({ isOver }) => isOver === isPast)
      .map((event) => <EventEntry key={event.slug} event={event} words={words} />);
  const [coming, past] = [entries(false), entries(true)];
  return (
    <Section {...section}>
      <Stack spacing="clamp(2.5rem, 2rem + 2vw, 4rem)">
        {coming.length > 0 ? <List>{coming}</List> : none && <Typography variant="subtitle1">{none}</Typography>}
        {past.length > 0 && (
          <div>
            <Typography variant="h3">{words.recordings}</Typography>
            <List sx={{ mt: 2.5 }}>{past}</List>
          </div>
        )}
      </Stack>
    </Section>
  );
}
