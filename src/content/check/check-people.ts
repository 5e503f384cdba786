import { type ContentFiles, filesOf } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import { placeOf } from '../read/stand-ins';
import type { Site } from '../resolve/site';
import { valueIn } from './unknown';

/** Finds people whose name is still a placeholder. */
function unnamed(files: ContentFiles): Finding[] {
  const fix = 'Write the name in `name:` and set `isRealName: true`; or leave it, if the person is not to be named.';
  return filesOf(files, 'Person').flatMap(({ entries, source }) =>
    entries.flatMap(({ name, isRealName }, order) => {
      if (isRealName) return [];
      const details = { found: name, fix };
      return [
        finding('before-launch', source.locationOfKey([order, 'isRealName']), 'This person has no name yet', details),
      ];
    }),
  );
}

/** Finds authors and reviewers whose names lead nowhere, since no published page shows them. */
function unshown(files: ContentFiles, { lists }: Site): Finding[] {
  const people = lists.Person.flatMap(({ slug, href }) => (href ? [] : slug));
  const needs = [valueIn('pages/*', 'sections'), valueIn('pages/*', 'draft'), valueIn('people.yaml')];
  return files.texts.flatMap(({ file, field, location, value }) => {
    if (file.collection.type !== 'Post' || field.reference !== 'person') return [];
    if (!people.includes(value)) return [];
    return [finding('person-unshown', location(), 'No published page shows this person', { found: value, needs })];
  });
}

/** Finds articles that one of their authors has reviewed. */
function reviewedByAuthor(files: ContentFiles): Finding[] {
  return filesOf(files, 'Post').flatMap(({ entries, file, source }) =>
    entries.flatMap(({ author = [], reviewer }) => {
      if (reviewer === undefined || !author.includes(reviewer)) return [];
      const needs = [placeOf(file, 'author'), placeOf(file, 'reviewer')];
      const message = 'The reviewer has written the article';
      return [finding('reviewer-wrote', source.locationOf(['reviewer']), message, { found: reviewer, needs })];
    }),
  );
}

/** Checks the people of `content/people.yaml`, and the articles that name them. */
export const checkPeople = (files: ContentFiles, site: Site): Finding[] => [
  ...unnamed(files),
  ...unshown(files, site),
  ...reviewedByAuthor(files),
];
