import { formOrigins } from '../../../src/utils/forms/origins';

describe('formOrigins', () => {
  test('a simulated form goes nowhere', () => {
    expect(formOrigins({ contact: { provider: 'simulated' } })).toEqual({ formAction: [], connect: [] });
  });

  test('a provider that is not known here ends the build', () => {
    expect(() => formOrigins({ contact: { provider: 'pigeon' } })).toThrow('pigeon');
  });
});
