import { styled } from '@mui/material/styles';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { HOME } from '../../routes';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' });

/** What a visitor sees when the page itself has failed: what happened, and two ways on. */
export function ErrorPage() {
  const { error } = useInterfaceText();
  return (
    <Section width="narrow">
      <SectionHeading level={1} title={error.title} lead={error.text} />
      <Actions>
        <Button onClick={() => window.location.reload()}>{error.reload}</Button>
        <a href={HOME}>{error.home}</a>
      </Actions>
    </Section>
  );
}
