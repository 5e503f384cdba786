import type { ReactNode } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import { countdown } from '../../../planners/result-dates';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { firstOpenPart, largestShortfall } from '../../../planners/revalidation/results';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import { FilledText } from '../../ui/FilledText';
import { NextAction } from '../results/NextAction';
import { nextText, paceText, partTexts } from './plan-texts';

interface NextPartProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['results'];
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly plan: RevalidationPlan;
  readonly today: Day;
  readonly actions: ReactNode;
}

/** The next step: the largest shortfall, then the first part that is not done, then the application. */
export function NextPart({ words, shared, plan, today, actions }: NextPartProps) {
  const { language } = useSiteSettings();
  const { due } = plan.dates;
  const left = countdown(today, due);
  const isInTime = plan.phase === 'before' || plan.phase === 'open';
  const shortfall = largestShortfall(plan);
  const part = firstOpenPart(plan);
  const card = {
    eyebrow: shared.next,
    actions,
    ...(isInTime && {
      countdown: fillTemplate(words.countdown, { time: fillTemplate(shared[left.words], { days: left.days }) }),
    }),
  };
  const next = nextText(plan, words, language);
  if (!isInTime || !part) return <NextAction {...card} title={next} />;
  if (!shortfall?.pace) {
    return (
      <NextAction {...card} title={words.parts[part.id].title}>
        <p>{[...partTexts(part, plan, words, language), next].join(' ')}</p>
      </NextAction>
    );
  }
  const values = { left: <strong>{shortfall.left.toLocaleString(language)}</strong> };
  const pace = paceText(shortfall.id, shortfall.pace, words, language);
  return (
    <NextAction {...card} title={<FilledText template={words.shortfall[shortfall.id]} values={values} />}>
      <p>{fillTemplate(words.inTime, { date: dayText(due, language), pace })}</p>
      <p>{next}</p>
    </NextAction>
  );
}
