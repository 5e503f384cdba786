import { dayText } from '../../../planners/day-text';
import type { AnswerProblem } from '../../../planners/maternity/read-answers';
import { fillTemplate } from '../../../utils/fill-template';
import type { FieldError } from '../ErrorSummary';

/** What is wrong with an answer, in words. */
export function errorOf(
  problem: AnswerProblem,
  words: Queries.MaternityPlannerCopyFieldsFragment['errors'],
  language: string,
): FieldError {
  const day = (value: string): string => dayText(value, language);
  const template = words[problem.kind];
  const fill = (values: Readonly<Record<string, string | number>>) => ({
    id: problem.field,
    text: fillTemplate(template, values),
  });
  switch (problem.kind) {
    case 'leaveTooEarly':
    case 'leaveTooLate':
      return fill({ date: day(problem.day) });
    case 'payments':
      return fill({ max: problem.max });
    case 'returnOutside':
      return fill({ from: day(problem.days.from), to: day(problem.days.to) });
    default:
      return fill({});
  }
}
