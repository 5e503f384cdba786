import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { MaternityPlanner } from '../../src/components/planner/maternity/MaternityPlanner';
import { giveSite } from './give-site';
import { MATERNITY_FACTS } from './maternity-facts';
import { renderInTheme } from './render-in-theme';

const content = (file: string) => parse(readFileSync(`__tests__/fixtures/content/${file}`, 'utf8'));

/** Shows the planner with the specified content. */
export function showMaternityPlanner(): void {
  giveSite();
  renderInTheme(
    <MaternityPlanner
      copy={content('pages/maternity-planner.yaml')}
      shared={content('tool-text.yaml')}
      facts={MATERNITY_FACTS}
    />,
  );
}
