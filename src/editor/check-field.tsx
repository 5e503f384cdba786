import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, type ReactNode } from 'react';
import { findFile } from '../content/read/find-file';
import type { Finding } from '../content/read/finding';
import { ENDINGS, GOOD_PICTURE, type PictureInfo } from '../content/read/picture-info';
import { errorText } from '../utils/error-text';
import { isRecord, member } from '../utils/is-record';
import { resolveFrom } from '../utils/paths';
import { checkEntry, type Findings, newPicture } from './check';
import { picturesOf } from './fields';
import { formatOf, openedText } from './formats';
import { findingText, type OpenForm } from './messages';
import { savedFile } from './names';
import type { ProjectFiles } from './project-files';
import type { Session } from './session';

/** Debounce of the check, in milliseconds. */
const PAUSE = 400;

const BLOB = /blob:[^\s"'()<>]+/g;

/** After a refused save, Sveltia shows this until the next one, so it has to stay true once all is corrected. */
const NOT_SAVED = 'Not saved yet: see below.';

interface Checked extends Findings, OpenForm {
  /** Further errors of a new entry under the name that its title makes; its author may choose another. */
  readonly named: readonly Finding[];
}

/** Replaces each unsaved picture's `blob:` URL with a file name. */
async function withNewPictures(
  form: string,
  file: string,
): Promise<{ text: string; pictures: ProjectFiles['content'] }> {
  const pictures: Record<string, PictureInfo> = {};
  let text = form;
  for (const [index, address] of [...new Set(form.match(BLOB))].entries()) {
    const info = await newPicture(address);
    // A picture in another format gets a usual ending, so that the check reads it and names the format.
    const ending = (info.format && ENDINGS[info.format]) ?? 'jpg';
    const path = `${picturesOf(file).public_folder}/new-picture-${index + 1}.${ending}`;
    pictures[resolveFrom(file, path)] = info;
    text = text.replaceAll(address, path);
  }
  return { text, pictures };
}

const PICTURE_PATH = /\.{1,2}\/[^\s"'()<>]+\.\w+/g;

/** Pictures that a file of the repository already uses but that are newer than the last build; each was checked when it was saved. */
export function newerPictures(opened: string, file: string, { content }: ProjectFiles): ProjectFiles['content'] {
  const names = new Set(Object.keys(content));
  const found = (opened.match(PICTURE_PATH) ?? []).map((path) => findFile(`content/${file}`, path, names));
  return Object.fromEntries(
    found.flatMap(({ name, exists, otherCase }) =>
      exists || otherCase || name === undefined ? [] : [[name, GOOD_PICTURE]],
    ),
  );
}

/** The further errors of a new entry, once it has the name that its title makes. */
async function onceNamed(
  project: ProjectFiles,
  file: string,
  form: OpenForm['form'],
  text: string,
  known: ProjectFiles['content'],
  before: readonly Finding[],
): Promise<readonly Finding[]> {
  const title = member(form, 'title') ?? member(member(form, 'seo'), 'title');
  const later = savedFile(file, String(title ?? ''), (name) => name in project.content);
  const errors = later ? (await checkEntry(project, later, text, known)).errors : [];
  return errors.filter(({ rule }) => !before.some((error) => error.rule === rule));
}

/** The check's findings in lists; those of other files are folded. */
function FoundFindings({ checked }: { readonly checked: Checked }) {
  const { errors, warnings, already, named } = checked;
  const lists: readonly (readonly [title: string, findings: readonly Finding[]])[] = [
    ['Please correct this first', errors],
    ['With the address that its title makes, this would stop a save: change the title or the slug', named],
    ['Worth a look', warnings],
    ['Mistakes elsewhere, with which the site cannot be built', already],
  ];
  return lists.map(([title, findings]) =>
    findings.length === 0 ? null : (
      <details key={title} open={findings !== already}>
        <summary>{`${title} (${findings.length})`}</summary>
        <ul>
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)}>{findingText(finding, checked)}</li>
          ))}
        </ul>
      </details>
    ),
  );
}

interface State {
  readonly checked?: Checked;
  /** Why saving is impossible for a reason other than the content. */
  readonly obstacle?: string;
}

/**
 * A field that runs the content check on the form and shows its findings. Sveltia calls `isValid` after every change, and
 * doesn't save until it returns true.
 * @param session the page's state beyond the form
 */
export function checkControl(session: Session) {
  return class CheckField extends Component<CustomFieldControlProps, State> {
    override state: State = {};
    private turn = 0;

    override componentDidMount(): void {
      session.faultOfForm = (file) => this.fault(file);
    }

    override componentWillUnmount(): void {
      session.isUnsaved = false;
      session.faultOfForm = undefined;
    }

    /** @param saved the file name that a new entry is being saved under */
    private async check(saved?: string): Promise<State> {
      const { entry, field } = this.props;
      const { data = {}, slug = '', path = '' } = entry?.toJS() ?? {};
      session.slug = slug;
      // A new entry has no name until it is saved.
      const file: string = saved ?? (path.replace(/^content\//, '') || field.toJS().file);
      const form = isRecord(data) ? data : {};
      const opened = openedText(form);
      const { text, pictures } = await withNewPictures(formatOf(file).toText(form), file);
      session.isUnsaved =
        opened === '' ? Boolean(form.title || form.body || member(form.seo, 'title')) : text !== opened;
      const project = await session.project();
      const obstacle = session.conflict(file, opened, project);
      if (obstacle !== undefined) return { obstacle };
      const known = { ...pictures, ...(session.host ? newerPictures(opened, file, project) : {}) };
      const found = await checkEntry(project, file, text, known);
      const isNew = path === '' && saved === undefined;
      const named = isNew ? await onceNamed(project, file, form, text, known, found.errors) : [];
      return { checked: { ...found, named, file, form } };
    }

    /** Checks the form, shows the findings, and returns one line on why it must not be saved. */
    private async fault(saved?: string): Promise<string | undefined> {
      const { turn } = this;
      const found = await this.check(saved).catch((error: unknown) => ({
        obstacle: `The content check cannot run, so nothing can be saved: ${errorText(error)}. Look whether you are online, or whether "npm run edit" still runs. What you typed stays in the form.`,
      }));
      const state: State = { checked: undefined, obstacle: undefined, ...found };
      if (turn === this.turn) this.setState(state);
      if (state.obstacle !== undefined) return 'This cannot be saved now; the reason is below.';
      const errors = state.checked?.errors.length ?? 0;
      if (errors === 0) return undefined;
      return `${errors === 1 ? 'One mistake has' : `${errors} mistakes have`} to be corrected first.`;
    }

    /** Sveltia takes only the latest answer, and waits for it before saving. */
    async isValid(): Promise<true | { error: { message: string } }> {
      this.turn += 1;
      const { turn } = this;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (turn !== this.turn) return true;
      return (await this.fault()) === undefined ? true : { error: { message: NOT_SAVED } };
    }

    override render(): ReactNode {
      const { checked, obstacle } = this.state;
      if (!checked) return <p className="content-check">{obstacle ?? 'Checking…'}</p>;
      return (
        <div className="content-check" role="status">
          {checked.errors.length + checked.named.length === 0 && <p>Nothing stops a save.</p>}
          <FoundFindings checked={checked} />
        </div>
      );
    }
  };
}
