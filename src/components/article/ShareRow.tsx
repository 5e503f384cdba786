import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RADIUS } from '../../theme/measures';
import { stack, tooltips } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { COPIED, COPY_FAILED } from '../../utils/page-attributes';
import { SOCIAL_SHAPES } from '../../utils/social-shapes';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * Plain sharing links, without the services' scripts.
 * @param title the article's title
 * @param text a message that includes the URL
 * @param url the article's URL
 */
function shareLinks(title: string, text: string, url: string) {
  const [titlePart, textPart, urlPart] = [title, text, url].map(encodeURIComponent);
  return [
    ['email', `mailto:?subject=${titlePart}&body=${textPart}`],
    ['whatsapp', `https://wa.me/?text=${textPart}`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${urlPart}`],
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${urlPart}`],
    ['x', `https://x.com/intent/post?text=${titlePart}&url=${urlPart}`],
  ] as const;
}

interface ShareRowProps {
  readonly title: string;
  /** The published URL, for the links. */
  readonly url: string;
  readonly newTab: string;
  readonly texts: Queries.ArticleCopyFieldsFragment['share'];
}

/** An icon for each way to share, as SVG paths on a 24 x 24 grid. */
const SHAPES: Readonly<Record<string, string>> = {
  ...SOCIAL_SHAPES,
  email: 'M4 5h16a2 2 0 0 1 2 2v.4l-10 6.1L2 7.4V7a2 2 0 0 1 2-2zM2 9.7V17a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9.7l-10 6.1z',
  whatsapp:
    'M12 2.5a9.5 9.5 0 0 0-8.1 14.4l-1.3 4.6 4.7-1.3A9.5 9.5 0 1 0 12 2.5zm0 1.8a7.7 7.7 0 1 1-4 14.3l-2.7.7.7-2.7A7.7 7.7 0 0 1 12 4.3zM8.5 7.5h1.1l1 2.4-1 1.2a6 6 0 0 0 3.3 3l1.2-1.3 2.3 1.1v1c-.8 1.5-2.3 1.8-3.9 1.2a8.5 8.5 0 0 1-4.9-5c-.5-1.4-.2-2.7.9-3.6z',
};

const Strip = styled('section')(({ theme }) => ({
  ...stack(16),
  marginTop: 44,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

/** One style for both buttons: each further one adds three kilobytes to every article. */
const SCRIPT_BUTTON = {
  '&[data-copy]': { flexBasis: { xs: '100%', sm: 'auto' } },
  'html:not([data-can-share]) &[data-share]': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
} as const;

/** On phones the words get their own line, and the icons one below. */
const Ways = styled('div')(({ theme }) => ({ ...tooltips(theme), display: 'flex', flexWrap: 'wrap', gap: 8 }));

const ByHand = styled('div')(({ theme }) => ({
  '&:not([hidden])': { display: 'grid', gap: 8 },
  padding: 18,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.field,
}));

/**
 * Ways to share the article: clipboard, the device's share sheet if it has one, and plain links. `page-scripts/share.ts`
 * handles the buttons, so they work without waiting for React.
 */
export function ShareRow({ title, url, newTab, texts }: ShareRowProps) {
  const textFor = (address: string): string => fillTemplate(texts.copyText, { title, url: address });
  const reason = useId();
  return (
    <Strip aria-label={texts.title}>
      <Typography variant="h4" component="h2">
        {texts.title}
      </Typography>
      <Ways>
        <Button variant="outlined" data-native data-copy={textFor('{url}')} sx={SCRIPT_BUTTON}>
          {texts.copy}
        </Button>
        {shareLinks(title, textFor(url), url).map(([target, href]) => (
          <IconButton
            key={target}
            size="large"
            href={href}
            {...(target === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={SHAPES[target]} />
            </svg>
            <VisuallyHidden>{target === 'email' ? texts[target] : `${texts[target]} ${newTab}`}</VisuallyHidden>
          </IconButton>
        ))}
        <Button variant="outlined" data-native data-share={title} sx={SCRIPT_BUTTON}>
          {texts.native}
        </Button>
      </Ways>
      <div role="status">
        <p {...{ [COPIED]: '' }} hidden>
          <strong>{texts.copied.title}.</strong> {texts.copied.text}
        </p>
      </div>
      <ByHand {...{ [COPY_FAILED]: '' }} hidden>
        <p id={reason}>
          <strong>{texts.copyFailed.title}.</strong> {texts.copyFailed.text}
        </p>
        <OutlinedInput
          readOnly
          aria-describedby={reason}
          inputProps={{ 'aria-label': texts.copyField, 'data-native': '' }}
        />
      </ByHand>
    </Strip>
  );
}
