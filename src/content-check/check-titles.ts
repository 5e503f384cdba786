import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { visitAll } from './written-values';

/** Articles and pages with the title of another one, which visitors and search engines could not tell apart. */
export function checkTitles(files: ContentFiles): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  visitAll(files, (file, { path, value }) => {
    const titleField = 'slug' in file ? 'title' : 'seo.title';
    if (!file.source || typeof value !== 'string' || path.map(String).join('.') !== titleField) return;
    const key = value.trim().toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file.file);
      return;
    }
    const place = file.source.placeOf(path);
    problems.push(problem('title-duplicate', place, `${owner} has this title already`, { found: value }));
  });
  return problems;
}
