// Guards a site whose owner has little to show.
import { LITTLE } from './changes';
import { describeOwner } from './describe-owner';

describe('an owner with little', () => describeOwner(LITTLE));
