import { withPrefix } from 'gatsby';
import { HOME } from '../../routes';
import { Actions } from '../ui/Actions';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { errorTexts } from './error-texts';

/** What a visitor sees when the page itself has failed: what happened, and two ways on. */
export function ErrorPage() {
  return (
    <Section width="narrow">
      <SectionHeading level={1} title={errorTexts.title} lead={errorTexts.text} />
      <Actions>
        <Button onClick={() => window.location.reload()}>{errorTexts.reload}</Button>
        <a href={withPrefix(HOME)}>{errorTexts.home}</a>
      </Actions>
    </Section>
  );
}
