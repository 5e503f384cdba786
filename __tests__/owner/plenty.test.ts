// Guards a site whose owner has plenty of everything.
import { PLENTY } from './changes';
import { describeOwner } from './describe-owner';

describe('an owner with plenty', () => describeOwner(PLENTY));
