import type { AvifOptions, Sharp } from 'sharp';
import { setAvifEffort } from '../../../src/gatsby/pictures/avif-effort';

it('sets the effort where nobody says, and leaves every other wish', () => {
  const asked: (AvifOptions | undefined)[] = [];
  const encoder = {
    avif(this: Sharp, options?: AvifOptions): Sharp {
      asked.push(options);
      return this;
    },
  };
  setAvifEffort(encoder);
  const picture = encoder as unknown as Sharp;
  picture.avif({ quality: 50 });
  picture.avif({ effort: 7 });
  picture.avif();
  expect(asked).toEqual([{ effort: 2, quality: 50 }, { effort: 7 }, { effort: 2 }]);
});
