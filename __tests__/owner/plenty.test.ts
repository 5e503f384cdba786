// Guards a site whose owner has plenty of everything.
import { describeOwner } from './describe-owner';

describe('an owner with plenty', () => describeOwner('plenty'));
