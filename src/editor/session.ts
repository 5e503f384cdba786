import type { EditorHost } from '../content/model/site';
import { readProject } from './check';
import { capitalised, formLabel } from './names';
import type { ProjectFiles } from './project-files';

/** A text as Sveltia passes it on: trimmed, with LF line ends. */
export const asOpened = (text: string): string => text.trim().replace(/\r\n?/g, '\n');

/** The page's state beyond the open form. */
export class Session {
  /** Texts Sveltia has read or written, by path in `content/`; of a repository, the page has no others. */
  private readonly texts = new Map<string, string>();
  /** The open article's slug in its file; empty for a new one. */
  slug = '';
  isUnsaved = false;
  /** Why the open form must not be saved right now; pass the file name of a new entry. */
  faultOfForm?: (newFile?: string) => Promise<string | undefined>;

  /** @param host where a published editor saves; without it, the local folder */
  constructor(readonly host?: EditorHost) {}

  knows(file: string, text: string): void {
    if (this.host) this.texts.set(file, `${text.trim()}\n`);
  }

  /** The current project. */
  async project(): Promise<ProjectFiles> {
    const project = await readProject();
    return { ...project, content: { ...project.content, ...Object.fromEntries(this.texts) } };
  }

  /**
   * How the folder differs from the text that a form was made from. For a repository, Sveltia itself looks for other commits
   * before it saves.
   */
  conflict(file: string, opened: string, { content }: ProjectFiles): string | undefined {
    if (this.host) return undefined;
    const now = content[file];
    if (asOpened(typeof now === 'string' ? now : '') === asOpened(opened)) return undefined;
    return `${capitalised(formLabel(`content/${file}`))} is not as it was when you opened it, so it is not overwritten: it was changed, renamed or removed meanwhile, it cannot be read ("npm run check:content" says why), or another folder was opened. Copy what you typed, load this page again, and make your change in the new text.`;
  }
}
