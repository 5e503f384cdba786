import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentChecker } from '../../src/content/check/check-content';
import type { ContentReader } from '../../src/content/read/content-reader';
import { diskSource } from '../../src/content/read/disk-source';
import { type Finding, isError } from '../../src/content/read/finding';
import type { FactInCode } from '../../src/facts/wording';
import { SPECIFIED_CONTENT } from '../built/site-copy';
import { temporaryFolder } from '../support/temporary-folder';

/** Files by path inside `content/`; `null` removes a file. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** The day of most checks, after the last specified post was published. */
export const DAY = '2026-01-01';

interface CheckOptions {
  /** The day to judge by, `DAY` by default. */
  readonly day?: string;
  /** Whether notes are among the findings. */
  readonly keepNotes?: boolean;
}

/** The figures reported in a file, wherever they are. */
const figuresOf = ({ rule, file, found }: Finding) => (rule === 'figure-unsourced' ? `${file}: ${found}` : '');

/** A copy of the specified content to break, check and restore; deleted after the tests of its file. */
export class ContentCopy {
  readonly root = path.join(temporaryFolder(), 'content');
  private readonly checker: ContentChecker;
  /** Reads a file again only once it has changed. */
  readonly reader: ContentReader;
  /** Unsourced figures in the specified articles, which stay as they are. */
  private readonly figures: Promise<ReadonlySet<string>>;

  /** @param factsInCode the facts that code names, if their use is checked */
  constructor(factsInCode?: readonly FactInCode[]) {
    this.checker = new ContentChecker(diskSource(this.root), factsInCode);
    this.reader = this.checker.reader;
    cpSync(SPECIFIED_CONTENT, this.root, { recursive: true });
    // Renews the one expired text, so that the copy has nothing to report.
    const program = 'pages/4cs-program.yaml';
    this.put(program, this.read(program).replace(/until: \S+/, 'until: 2099-12-31'));
    this.figures = this.checker.check().then((findings) => new Set(findings.map(figuresOf).filter(Boolean)));
  }

  read(name: string): string {
    return readFileSync(path.join(this.root, name), 'utf8');
  }

  /** A file with a replaced text, which it must contain. */
  replaced(name: string, from: string | RegExp, to: string): Changes {
    const before = this.read(name);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} does not contain ${from}.`);
    return { [name]: after };
  }

  /** Writes a file, or removes it (`null`), together with its folder if that becomes empty. */
  put(name: string, content: string | Buffer | null): void {
    const file = path.join(this.root, name);
    const folder = path.dirname(file);
    if (content !== null) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, content);
      return;
    }
    rmSync(file, { force: true });
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }

  /** The check's findings on the current content. */
  async check({ day = DAY, keepNotes = false }: CheckOptions = {}): Promise<Finding[]> {
    const specified = await this.figures;
    const findings = await this.checker.check(day);
    return findings.filter((found) => !specified.has(figuresOf(found)) && (keepNotes || found.severity !== 'info'));
  }

  /** What is found after the changes, which are then undone. */
  async with<Found>(changes: Changes, find: () => Promise<Found>): Promise<Found> {
    await this.figures;
    const before = Object.keys(changes).map((name) => {
      const file = path.join(this.root, name);
      return [name, existsSync(file) ? readFileSync(file) : null] as const;
    });
    for (const [name, content] of Object.entries(changes)) this.put(name, content);
    try {
      return await find();
    } finally {
      for (const [name, content] of before) this.put(name, content);
    }
  }

  /** The check's findings after the changes. */
  checkWith(changes: Changes, options?: CheckOptions): Promise<Finding[]> {
    return this.with(changes, () => this.check(options));
  }

  /** `file:line rule` of each finding after the changes. */
  async reportWith(changes: Changes): Promise<string[]> {
    return (await this.checkWith(changes)).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  }

  /** The findings on parts that are wrong by themselves, and those on the others, checked without these: a file that cannot be read silences what may depend on it. */
  async checkParts(parts: readonly Changes[], options?: CheckOptions): Promise<Finding[]> {
    const checkAll = (some: readonly Changes[]) => this.checkWith(Object.assign({}, ...some), options);
    const broken = (await checkAll(parts)).filter(isError);
    const isBroken = (part: Changes) => broken.some(({ file }) => file.replace(/^content\//, '') in part);
    return [...broken, ...(await checkAll(parts.filter((part) => !isBroken(part))))];
  }
}
