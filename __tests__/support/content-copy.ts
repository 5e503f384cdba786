import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentChecker } from '../../src/content/check/check-content';
import { diskSource } from '../../src/content/read/disk-source';
import type { Problem } from '../../src/content/read/problem';
import { SPECIFIED_CONTENT } from './site-copy';

/** Files by their path inside `content/`; `null` takes a file away. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** Which figures of which file are reported, wherever they are in it. */
const figuresOf = ({ rule, file, found }: Problem) => (rule === 'figure-unsourced' ? `${file}: ${found}` : '');

/** A copy of the specified content in which things can be broken, looked at, and put back. */
export class ContentCopy {
  readonly root = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'content');
  private readonly checker = new ContentChecker(diskSource(this.root));
  /** The figures without a source in the specified articles, which stay as they are. */
  private readonly figures: Promise<ReadonlySet<string>>;

  constructor() {
    cpSync(SPECIFIED_CONTENT, this.root, { recursive: true });
    // The one text that has expired is renewed, so that the copy has nothing to report.
    const program = 'pages/4cs-program.yaml';
    this.put(program, this.read(program).replace(/until: \S+/, 'until: 2099-12-31'));
    this.figures = this.checker.check().then((problems) => new Set(problems.map(figuresOf).filter(Boolean)));
  }

  read(name: string): string {
    return readFileSync(path.join(this.root, name), 'utf8');
  }

  /** Writes a file, or takes it away (`null`), with its folder once that is empty. */
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

  /** What the check finds in the content as it is. */
  async check(day: string, keepNotes = false): Promise<Problem[]> {
    const specified = await this.figures;
    const problems = await this.checker.check(day);
    return problems.filter((found) => !specified.has(figuresOf(found)) && (keepNotes || found.severity !== 'info'));
  }

  /** What the check finds after the changes, which are undone afterwards. */
  async checkWith(changes: Changes, day: string, keepNotes = false): Promise<Problem[]> {
    await this.figures;
    const before = Object.keys(changes).map((name) => {
      const file = path.join(this.root, name);
      return [name, existsSync(file) ? readFileSync(file) : null] as const;
    });
    for (const [name, content] of Object.entries(changes)) this.put(name, content);
    try {
      return await this.check(day, keepNotes);
    } finally {
      for (const [name, content] of before) this.put(name, content);
    }
  }

  remove(): void {
    rmSync(path.dirname(this.root), { recursive: true, force: true });
  }
}
