import { MaternityPlanner } from '../../src/components/planner/maternity/MaternityPlanner';
import { giveSite } from './give-site';
import { MATERNITY_FACTS } from './maternity-facts';
import { renderInTheme } from './render-in-theme';

/** Shows the planner. */
export function showMaternityPlanner(): void {
  giveSite();
  renderInTheme(<MaternityPlanner facts={MATERNITY_FACTS} />);
}
