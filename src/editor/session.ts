import type { EditorHost } from '../content/model/editor-host';
import { readProject } from './check';
import type { ProjectFiles } from './project-files';

/** A text as Sveltia hands it over: trimmed, with LF line ends. */
export const asOpened = (text: string): string => text.trim().replace(/\r\n?/g, '\n');

/** What this page knows beside the fields of the open form. */
export class Session {
  /** Texts that Sveltia has read or written, by their path in `content/`: of a repository, the page has no others. */
  private readonly texts = new Map<string, string>();
  /** The slug of the open article as its file has it; empty for a new one. */
  slug = '';
  isUnsaved = false;
  /** Why the open form must not be saved, checked at the moment of the call; what is new, under the name that it gets. */
  faultOfForm?: (newFile?: string) => Promise<string | undefined>;

  /** @param host where a published editor keeps what it saves; without it the folder on this computer is read */
  constructor(readonly host?: EditorHost) {}

  knows(file: string, text: string): void {
    if (this.host) this.texts.set(file, `${text.trim()}\n`);
  }

  /** The project as it is now. */
  async project(): Promise<ProjectFiles> {
    const project = await readProject();
    return { ...project, content: { ...project.content, ...Object.fromEntries(this.texts) } };
  }

  /**
   * What of the folder does not agree with the text from which a form was made. A repository is left to Sveltia, which
   * looks for other commits before it saves.
   */
  conflict(file: string, opened: string, { content }: ProjectFiles): string | undefined {
    if (this.host) return undefined;
    const now = content[file];
    if (asOpened(typeof now === 'string' ? now : '') === asOpened(opened)) return undefined;
    return `content/${file} is not as it was when you opened it, so it is not overwritten: it was changed, renamed or removed meanwhile, it cannot be read ("npm run check:content" says why), or another folder was opened. Copy what you typed, load this page again, and make your change in the new text.`;
  }
}
