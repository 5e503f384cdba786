// Guards a site whose owner has little to show.
import { describeOwner } from './describe-owner';

describe('an owner with little', () => describeOwner('little'));
