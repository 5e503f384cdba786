import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { TextInput } from '../../components/ui/TextInput';
import { useHydrated } from '../../hooks/use-hydrated';
import { stack } from '../../theme/mixins';
import { copyText } from '../../utils/copy-text';
import { fillTemplate } from '../../utils/fill-template';
import { answersLink } from './answers-link';
import { appAround, chromeLink, type InApp } from './in-app';
import { PLANNER_MESSAGES } from './messages';
import { SmallButton } from './SmallButton';
import type { AnswersActions, Request } from './use-answers';

interface WayOutProps {
  readonly answers: AnswersActions;
  /** The requests that the buttons above make. */
  readonly requests: readonly Request[];
  /** Whether the words of a known app stand above already. */
  readonly isAfter?: boolean;
}

interface WaysProps extends Pick<WayOutProps, 'answers'> {
  readonly app: InApp | null;
  /** Null if the answers are too long for a link. */
  readonly link: URL | null;
  /** The file that the browser was asked for. */
  readonly file: File | null;
}

const { wayOut: messages } = PLANNER_MESSAGES;

const BLOCK = { ...stack('12px'), maxWidth: '46rem', displayPrint: 'none' } as const;

/** Takes no room while empty, but exists, because some screen readers miss a live region that comes with its text. */
const Status = styled('div')({ '&:empty': { position: 'absolute' } });

/** Brings new words into view, and keeps the pressed button there. */
function scrollIntoView(words: HTMLElement | null): void {
  for (const element of words ? [words, document.activeElement] : []) element?.scrollIntoView({ block: 'nearest' });
}

const pageAddress = (): URL => new URL(location.origin + location.pathname);

/** A link to this page with the answers; null if they are too long for one. */
const linkWith = ({ hasAnswers, savedText }: AnswersActions): URL | null =>
  hasAnswers ? answersLink(pageAddress().href, savedText()) : pageAddress();

const select = (field: HTMLInputElement | HTMLTextAreaElement | null): void => field?.select();

/** What stands in the way here, and how to go on in another browser. */
function wayText(app: InApp | null, isLink: boolean, isAfter: boolean): string {
  const { common, inside, anotherApp, byMenu, byChrome, byLink, byText } = messages;
  if (!app) return isLink ? byLink : byText;
  const way = isLink ? fillTemplate(app.isAndroid ? byChrome : byMenu, { menu: app.menu }) : byText;
  return `${fillTemplate(isAfter ? common : inside, { app: app.name ?? anotherApp })} ${way}`;
}

/** Copies the answers as a link or, if they are too long, as text; or else offers the text for copying by hand. */
function CopyAnswers({ answers, link }: { readonly answers: AnswersActions; readonly link: URL | null }) {
  const [outcome, setOutcome] = useState({ text: '', isCopied: false, count: 0 });
  const text = link?.href ?? answers.savedText();
  const isCurrent = outcome.text === text;
  const copied = link ? messages.copiedLink : messages.copiedText;
  const copy = async (): Promise<void> => {
    // With what has been typed since the button was drawn.
    const link = linkWith(answers);
    const text = link?.href ?? answers.savedText();
    if (link && answers.hasAnswers) answers.putInAddress(link);
    const isCopied = await copyText(text);
    setOutcome(({ count }) => ({ text, isCopied, count: count + 1 }));
  };
  return (
    <>
      <SmallButton
        label={answers.hasAnswers ? (link ? messages.copyLink : messages.copyText) : messages.copyPage}
        onClick={() => void copy()}
      />
      <Typography role="status" variant="body2" sx={{ order: 1, flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {isCurrent && (
          <span key={outcome.count}>
            {outcome.isCopied ? (answers.hasAnswers ? copied : messages.copiedPage) : messages.byHand}
          </span>
        )}
      </Typography>
      {isCurrent && !outcome.isCopied && <TextInput label={messages.copyField} value={text} readOnly field={select} />}
    </>
  );
}

/** Links and buttons that take the answers along to another browser, or elsewhere. */
function Ways({ answers, app, link, file }: WaysProps) {
  const files = { files: file ? [file] : [] };
  const canShare = file !== null && 'canShare' in navigator && navigator.canShare(files);
  // Closing the share sheet rejects the promise; nothing needs fixing.
  const share = (): void => void navigator.share(files).catch(() => undefined);
  return (
    <Actions>
      {app?.isAndroid && (
        <SmallButton
          label={messages.chrome}
          href={chromeLink(link ?? pageAddress())}
          onClick={() => link && answers.hasAnswers && answers.putInAddress(link, true)}
        />
      )}
      {canShare && <SmallButton label={messages.share} onClick={share} />}
      <CopyAnswers answers={answers} link={link} />
    </Actions>
  );
}

/**
 * Says what was asked of the browser, since a page is not told whether it was done, and how to go on elsewhere without typing
 * anything again. Inside a known app it says so before.
 */
export function WayOut({ answers, requests, isAfter = false }: WayOutProps) {
  const isHydrated = useHydrated();
  const app = isHydrated ? appAround(navigator.userAgent, window) : null;
  const { notice, outcomes, file } = answers;
  const request = requests.find((request) => request === notice);
  if (!request && (!app || isAfter)) return <Status role="status" />;
  const link = linkWith(answers);
  const way = wayText(app, link !== null, request !== undefined);
  return (
    <>
      <Status role="status">
        {request && (
          <Alert key={outcomes} severity="info" ref={scrollIntoView} sx={BLOCK}>
            <p>{fillTemplate(messages.asked[request], { file: file?.name ?? '' })}</p>
            <Box component="p" sx={{ my: 1.5 }}>
              <strong>{messages.nothing}</strong> {way}
            </Box>
            <Ways answers={answers} app={app} link={link} file={file} />
          </Alert>
        )}
      </Status>
      {!request && (
        <Alert severity="info" sx={BLOCK}>
          <Box component="p" sx={{ mb: 1.5 }}>
            {way}
          </Box>
          <Ways answers={answers} app={app} link={link} file={null} />
        </Alert>
      )}
    </>
  );
}
