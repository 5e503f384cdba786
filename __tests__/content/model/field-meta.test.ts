// Guards that a misspelt key of a field's metadata is a type error; `npm run check` compiles this file.
import { z } from 'zod';

test('metadata has the keys of FieldMeta and no others', () => {
  // @ts-expect-error: it is `unique`
  expect(z.string().meta({ uniqe: 'slug' }).meta()).toBeDefined();
  // @ts-expect-error: it is the kind of name
  expect(z.string().meta({ unique: 5 }).meta()).toBeDefined();
  // @ts-expect-error: also in a group, whose fields may be anything
  expect(z.strictObject({ name: z.string().meta({ prose: true, proze: true }) })).toBeDefined();
  expect(z.string().meta({ unique: 'slug', prose: true }).meta()).toMatchObject({ unique: 'slug' });
});
