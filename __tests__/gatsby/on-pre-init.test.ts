import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AvifOptions, Sharp } from 'sharp';
import { pluginVersionWarnings, setAvifEffort } from '../../src/gatsby/on-pre-init';

it('sets the effort where a call names none, and keeps every other option', () => {
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

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

it('finds the packages installed that the plugins are tested with', () => {
  expect(pluginVersionWarnings(process.cwd())).toEqual([]);
});

it('names each package that differs, and says what to do', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const write = (folder: string, content: object): void => {
    mkdirSync(path.join(project, folder), { recursive: true });
    writeFileSync(path.join(project, folder, 'package.json'), JSON.stringify(content));
  };
  write('plugins/gatsby-plugin-sample', { peerDependencies: { gatsby: '5.16.1', '@scope/same': '1.2.3' } });
  write('plugins/gatsby-plugin-plain', {});
  writeFileSync(path.join(project, 'plugins', '.DS_Store'), '');
  mkdirSync(path.join(project, 'plugins', 'gatsby-plugin-gone'));
  write('node_modules/gatsby', { version: '5.16.10' });
  write('node_modules/@scope/same', { version: '1.2.3' });
  expect(pluginVersionWarnings(project)).toEqual([
    expect.stringMatching(
      /^gatsby-plugin-sample is tested with gatsby 5\.16\.1, but 5\.16\.10 is installed\. Run `npm test`/,
    ),
  ]);
  rmSync(project, { recursive: true });
});

describe('package.json', () => {
  const { dependencies } = readManifest('package.json');
  const exact = Object.keys(dependencies).filter((name) => /^\d/.test(dependencies[name] ?? ''));

  it('has an exact version for every package that docs/upgrading.md lists as pinned, and for no other', () => {
    const pinned = /^Pinned in package\.json: (.+?)\.$/ms.exec(readFileSync('docs/upgrading.md', 'utf8'))?.[1] ?? '';
    expect(exact.toSorted()).toEqual([...pinned.matchAll(/`([^`]+)`/g)].map(([, name]) => name).toSorted());
  });

  it.each(readdirSync('plugins'))('has the versions that %s is tested with', (plugin) => {
    const { peerDependencies } = readManifest(`plugins/${plugin}/package.json`);
    const named = Object.entries(peerDependencies).filter(([name]) => name in dependencies);
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(named.map(([name]) => [name, dependencies[name]]));
  });
});
