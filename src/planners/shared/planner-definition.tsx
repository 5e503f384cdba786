import type { FunctionComponent } from 'react';
import type { Day } from '../../utils/calendar';
import type { PlannerSource } from './planner-source';
import type { AnswersOf, LimitsOf, Questions } from './questions';
import type { PlannerResults, ResultSource } from './results/ResultSections';
import type { SavedFormat } from './saved-file';
import type { PlannerAnswers } from './use-answers';

interface ShellMessages<Data> {
  readonly form: {
    readonly title: string;
    readonly submit: string;
    /**
     * Shown when an answer has changed since the results were requested; the results then stay. Without it, they follow each
     * change at once.
     */
    readonly changed?: string;
  };
  readonly results: { readonly title: string };
  readonly calendar: { readonly name: string; readonly fileName: string };
  /** Sample answers, and the day they are from; the lead introduces who gave them, by `{id}` of a question and `{today}`. */
  readonly example: {
    readonly title: string;
    readonly lead: string;
    readonly answers: Partial<Data>;
    readonly today: Day;
  };
}

/** A planner's definition: questions, rules and results. */
export interface PlannerDefinition<Table extends Questions, Data extends AnswersOf<Table>, Plan> {
  readonly format: SavedFormat<Data>;
  readonly table: Table;
  readonly messages: ShellMessages<Data>;
  /** Limits that some answers set for others. */
  readonly limitsOf?: (answers: Data, facts: PlannerSource['facts']) => LimitsOf<Table>;
  /** Works out a plan; null while answers are incomplete. */
  readonly planOf: (answers: Data, facts: PlannerSource['facts'], today: Day) => Plan | null;
  /** List editors, between the questions and the button. */
  readonly Lists?: FunctionComponent<PlannerListsProps<Data>>;
  readonly resultsOf: (plan: Plan, source: ResultSource<Data>) => PlannerResults;
}

/** Props of a planner's list editors. */
export interface PlannerListsProps<Data>
  extends Pick<PlannerAnswers<Data>, 'data' | 'change' | 'revision'>,
    Pick<PlannerSource, 'facts'> {
  readonly path: string;
  readonly today: Day | null;
}
