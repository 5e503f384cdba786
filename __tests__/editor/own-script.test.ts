import { readFileSync } from 'node:fs';
import { ownScript } from '../../src/editor/build-editor';

const PACKAGE = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

test('asks this site before anything is written, at every save, and before a form is closed', () => {
  const script = ownScript(PACKAGE);
  expect(script).toMatch(/\{\.\.\.await siteHooks\.commit\(\w+\.current,\w+,\w+\),author:/);
  expect(script).toMatch(/await siteHooks\.save\(siteOverwrite=>\w+\(\{draft:/);
  expect(script).toMatch(/siteWasTypedIn\(\w+\)\?siteReopened\(\w+,\(\)=>\w+\(\{entryDraft:/);
  expect(script).toMatch(/let (\w+)=await siteHooks\.offerDraft\(\w+,siteFormOf\(\w+\)\);\1!==void 0&&/);
  expect(script).toMatch(/return!(\w+)\|\|siteHoldsValues\(\w+,\w+,\w+\)\}/);
  expect(script).toContain('0 {{Not saved yet.}} one {{One field has an error.');
  expect(script).not.toContain('cdn.jsdelivr.net/fontsource');
  expect(script).not.toMatch(/githubstatus\.com\/api|hostedstatus\.com/);
});

test.each([
  ['the one place where files are written', 'commitChanges:'],
  ['the press of "Save"', 'skipCI:'],
  ['the end of a save', 'closeOnSave??!0?'],
  ['the copy of what is typed', 'timestamp:new Date'],
  ['the end of that copy', 'cmsConfigVersion==='],
  ['the place of that copy', '{databaseName:'],
  ['the question whether that copy is restored', '{show:!0,timestamp:'],
  ['the words below "Work with Local Repository"', 'work_with_local_repo_description:'],
  ['the press of "Duplicate"', 'notifyChange:!1'],
  ['the note that what is typed was kept', 'Draft backup saved.'],
  ['whether a group of fields is closed at first', 'return!Object.entries('],
  ['the note after a deletion', 'Couldn’t delete the entry.'],
  ['the note after a save', 'One field has an error.'],
])('another version without %s ends the build', (what, text) => {
  expect(() => ownScript(PACKAGE.replaceAll(text, 'something else'))).toThrow(`no longer has ${what}`);
});
