import { nearest } from '../utils/nearest';
import type { ContentFiles } from './content-files';
import { type Problem, problem } from './problem';

/** YAML files that nothing reads, most often a misspelt name. */
export function checkFiles({ data, names }: ContentFiles): Problem[] {
  const known = data.map(({ kind }) => kind.file);
  return [...names]
    .filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('blog/') && !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      const place = { file: `content/${name}`, line: 1, column: 1 };
      const details = near === undefined ? {} : { expected: `did you mean "${near}"?` };
      return problem('file-unknown', place, 'Nothing reads this file', details);
    });
}
