import { LITTLE } from './changes';
import { describeOwner } from './describe-owner';

describe('an owner with little', () => describeOwner(LITTLE));
