import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import { RichText } from '../../components/ui/RichText';
import { Stroke } from '../../components/ui/Stroke';
import { Summary } from '../../components/ui/Summary';
import { RADIUS } from '../../theme/measures';
import { plainList, stack, unfoldedOnPaper } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { poundsText } from '../shared/money';
import { dayText } from '../shared/value-texts';
import type { MATERNITY_MESSAGES } from './messages';
import type { MaternityPlan } from './plan';
import type { Entitlement } from './rules';

interface EntitlementReasonsProps {
  readonly plan: MaternityPlan;
  readonly messages: (typeof MATERNITY_MESSAGES)['results'];
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  ...plainList,
  '@media print': { display: 'block' },
});

const Entry = styled('li')({
  '&:has([open])': { flexBasis: '100%' },
  '@media print': { marginBottom: '2mm', breakInside: 'avoid' },
});

const Chip = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: RADIUS.badge,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  ...unfoldedOnPaper,
}));

const Answer = styled(Summary)({
  gap: 8,
  borderRadius: RADIUS.badge,
  '@media screen': { minHeight: 44, padding: '6px 16px 6px 12px' },
  // After the words, because the answer has an icon before them.
  '&::before': { order: 1, marginInlineStart: 'auto' },
});

const Reason = styled('div')({
  ...stack(12),
  maxWidth: '42rem',
  '@media screen': { padding: '2px 16px 16px' },
});

const CROSS = 'M6 6l12 12M18 6 6 18';

/** The visitor's entitlements; each answer unfolds to say exactly why, or which condition fails and what to do then. */
export function EntitlementReasons({ plan, messages: { due, notDue } }: EntitlementReasonsProps) {
  const { rules, statutory, nhs } = plan;
  const { employedBy, nhsServiceBy, allowancePeriod } = plan.due;
  const values = {
    leaveWeeks: rules.leaveWeeks,
    payWeeks: rules.payWeeks,
    nhsReturnMonths: rules.nhsReturnMonths,
    average: poundsText(plan.average),
    limit: poundsText(plan.limit),
    employedBy: dayText(employedBy),
    employedSince: dayText(plan.values.employedSince),
    nhsServiceBy: dayText(nhsServiceBy),
    allowanceFrom: dayText(allowancePeriod.from),
    allowanceTo: dayText(allowancePeriod.to),
    nhsSince: plan.values.nhsSince ? dayText(plan.values.nhsSince) : '',
  };
  /** A short answer that unfolds its reasons. */
  const reason = (
    what: 'leave' | 'statutory' | 'nhs',
    { isDue, failed }: Entitlement,
    granted: string,
    helpTitle = '',
    help = '',
  ): ReactNode => (
    <Entry>
      <Chip open={failed.length > 0}>
        <Answer>
          {isDue ? (
            <Icon name="check" size={20} width={2.5} sx={{ color: 'success.main' }} />
          ) : (
            <Stroke path={CROSS} size={20} width={2.5} sx={{ color: 'error.main' }} />
          )}
          <span>{fillTemplate(due.answer, { what: due[what], answer: isDue ? due.answerYes : due.answerNo })}</span>
        </Answer>
        <Reason>
          {(failed.length > 0 ? failed.map((condition) => due[condition]) : [granted]).map((template) => (
            <p key={template}>{fillTemplate(template, values)}</p>
          ))}
          {failed.length > 0 && (
            <>
              <Typography variant="h4" component="h3">
                {helpTitle}
              </Typography>
              <RichText text={fillTemplate(help, values)} />
            </>
          )}
        </Reason>
      </Chip>
    </Entry>
  );
  return (
    <List aria-label={due.caption}>
      {reason('leave', { isDue: true, failed: [] }, due.leaveText)}
      {reason('statutory', statutory, due.statutoryText, notDue.statutoryTitle, notDue.statutoryText)}
      {nhs
        ? reason('nhs', nhs, due.nhsText, notDue.nhsTitle, notDue.nhsText)
        : reason('nhs', { isDue: false, failed: [] }, due.notNhs)}
    </List>
  );
}
