import Button from '@mui/material/Button';
import { withPrefix } from 'gatsby';
import { HOME } from '../../routes';
import { Actions } from '../ui/Actions';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

/** Replaces a page that has failed: explains what happened, and offers two ways on. */
export function ErrorPage() {
  return (
    <Section width="narrow">
      <SectionHeading level={1} title={ERROR_TEXTS.title} lead={ERROR_TEXTS.text} />
      <Actions>
        <Button onClick={() => window.location.reload()}>{ERROR_TEXTS.reload}</Button>
        <a href={withPrefix(HOME)}>{ERROR_TEXTS.home}</a>
      </Actions>
    </Section>
  );
}
