import { useSiteSettings } from '../../../hooks/use-site-settings';
import type { Measure, Part, RevalidationPlan } from '../../../planners/revalidation/plan';
import { progressOf } from '../../../planners/revalidation/results';
import { fillTemplate } from '../../../utils/fill-template';
import { Bars } from '../results/Bars';
import { paceText, partTexts } from './plan-texts';

interface PartBarsProps {
  readonly plan: RevalidationPlan;
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['results'];
}

/** The progress of each part. A part with two measures has two bars. */
export function PartBars({ plan, words }: PartBarsProps) {
  const { language } = useSiteSettings();
  const { parts, facts, also } = words;
  const number = (value: number): string => value.toLocaleString(language);
  const counted = (measure: Measure, faults: Part['faults']) => ({
    note: [
      ...(measure.pace ? [paceText(measure.id, measure.pace, words, language)] : []),
      ...faults.map((fault) => words.faults[fault]),
    ].join('. '),
    outline: 1,
    figure: fillTemplate(facts.doneOf, { done: number(measure.done), all: number(measure.needed) }),
  });
  // A part that is either done or not has no bar.
  const said = (part: Part) => ({
    outline: 0,
    note: partTexts(part, plan, words, language).join(' '),
    figure: part.isDone ? parts.done : parts.open,
  });
  const second = (measure: Measure | null): string =>
    measure?.id === 'participatory' ? also.participatory : also.second;
  return (
    <Bars
      title={parts.caption}
      isStacked
      bars={plan.parts.flatMap((part) =>
        progressOf(part).map(({ measure, share }, index) => ({
          key: `${part.id}-${index}`,
          label: index === 0 ? parts[part.id].title : second(measure),
          parts: [{ fill: 'solid', share } as const],
          ...(measure ? counted(measure, index === 0 ? part.faults : []) : said(part)),
        })),
      )}
    />
  );
}
