import type { CustomFieldControlProps } from '@sveltia/cms';
import { createElement } from 'react';
import { errorText } from '../../utils/error-text';
import { caretIn } from '../caret';
import { ask, button, element } from '../dialog';
import type { ProjectFiles } from '../project-files';
import { type Choices, readChoices } from './choices';
import { block, type Edit, emphasis, linesAs, nextItem, type Selected, words } from './markdown-edits';
import { tableAt, tableText } from './markdown-table';
import { askForFact, askForLink, askForPicture, askForTable, askForTerm } from './questions';
import { pictureName, UnsavedPictures } from './unsaved-pictures';

/** What the field asks of the page around it. */
export interface TextSurroundings {
  /** The project as it is now. */
  readonly files: () => Promise<ProjectFiles>;
  /** The folder of the article that is open, in `content/`; `undefined` for a new one. */
  readonly folder: () => string | undefined;
}

/** What a button of the field does. */
interface Tool {
  readonly label: string;
  /** What a screen reader says of it, where the label alone says too little. */
  readonly title: string;
  readonly key?: string;
  readonly use: (field: TextField) => Promise<Edit | undefined> | Edit | undefined;
}

const TOOLS: readonly Tool[] = [
  { label: 'Heading', title: 'Heading', use: ({ selected }) => linesAs(selected, () => '## ') },
  { label: 'Subheading', title: 'Subheading', use: ({ selected }) => linesAs(selected, () => '### ') },
  {
    label: 'Bold',
    title: 'Bold (Ctrl+B)',
    key: 'b',
    use: ({ selected }) => emphasis(selected, '**', 'important words'),
  },
  {
    label: 'Italic',
    title: 'Italic (Ctrl+I)',
    key: 'i',
    use: ({ selected }) => emphasis(selected, '*', 'stressed words'),
  },
  { label: 'Bullets', title: 'List with bullets', use: ({ selected }) => linesAs(selected, () => '- ') },
  { label: 'Numbers', title: 'Numbered list', use: ({ selected }) => linesAs(selected, (index) => `${index + 1}. `) },
  { label: 'Quote', title: 'Quotation', use: ({ selected }) => linesAs(selected, () => '> ') },
  {
    label: 'Link',
    title: 'Link (Ctrl+K)',
    key: 'k',
    use: (field) => field.insertWords(({ pages }, chosen) => askForLink(chosen, pages)),
  },
  { label: 'Picture', title: 'Picture', use: (field) => field.insertPicture() },
  { label: 'Table', title: 'Table', use: (field) => field.insertTable() },
  {
    label: 'Fact',
    title: 'Fact, with its value of today',
    use: (field) => field.insertWords(({ facts }) => askForFact(facts)),
  },
  {
    label: 'Term',
    title: 'Term of the glossary',
    use: (field) => field.insertWords(({ terms }, chosen) => askForTerm(chosen, terms)),
  },
];

/** A text in markdown with buttons that write its signs; every byte that nobody touches stays. */
class TextField {
  private readonly textarea: HTMLTextAreaElement;
  private readonly pictures = new UnsavedPictures();
  /** Texts that were handed over and have not come back yet, the oldest first. */
  private readonly sent: string[] = [];

  constructor(
    host: HTMLElement,
    private props: CustomFieldControlProps,
    private readonly around: TextSurroundings,
  ) {
    this.textarea = element('textarea', [], {
      class: 'article-text',
      id: props.forID,
      'aria-labelledby': `${props.forID}-label`,
      'aria-required': 'true',
    });
    const { textarea } = this;
    const buttons = TOOLS.map((tool) => this.button(tool));
    host.replaceChildren(
      element('div', buttons, { class: 'article-tools', role: 'group', 'aria-label': 'Tools for the text' }),
      textarea,
    );
    textarea.addEventListener('input', () => this.send());
    for (const event of ['keyup', 'click', 'input']) textarea.addEventListener(event, () => caretIn(this.line()));
    textarea.addEventListener('keydown', (event) => this.press(event));
    textarea.addEventListener('paste', (event) => this.receive(event, event.clipboardData));
    textarea.addEventListener('drop', (event) => this.receive(event, event.dataTransfer));
  }

  /** Shows the text of the form, unless it is what was typed here. */
  show(props: CustomFieldControlProps): void {
    this.props = props;
    const value = typeof props.value === 'string' ? props.value : '';
    const index = this.sent.indexOf(value);
    if (index !== -1) {
      this.sent.splice(0, index);
      return;
    }
    this.sent.splice(0, this.sent.length, value);
    const shown = this.pictures.shown(value);
    if (this.textarea.value !== shown) this.textarea.value = shown;
  }

  get selected(): Selected {
    const { value, selectionStart, selectionEnd } = this.textarea;
    return { text: value, start: selectionStart, end: selectionEnd };
  }

  async insertWords(
    choose: (choices: Choices, selected: string) => Promise<string | undefined>,
  ): Promise<Edit | undefined> {
    const choices = await readChoices(await this.around.files());
    const { selected } = this;
    const chosen = await choose(choices, selected.text.slice(selected.start, selected.end));
    return chosen === undefined ? undefined : words(selected, chosen);
  }

  async insertTable(): Promise<Edit | undefined> {
    const { selected } = this;
    const old = tableAt(selected);
    const table = await askForTable(old);
    if (!table) return undefined;
    if (!old) return block(selected, tableText(table));
    const insert = tableText(table);
    return { from: old.from, to: old.to, insert, start: old.from, end: old.from };
  }

  async insertPicture(pasted?: File): Promise<Edit | undefined> {
    const { selected } = this;
    const picture = await askForPicture(pasted);
    if (!picture) return undefined;
    const folder = this.around.folder();
    const there = folder === undefined ? [] : await (await this.around.files()).namesBelow('content');
    const taken = there.flatMap((name) => (name.startsWith(`${folder}/`) ? [name.slice(`${folder}/`.length)] : []));
    const name = pictureName(picture.file, new Set([...taken, ...this.pictures.taken()]));
    const address = await this.props.addFile(picture.file, { name });
    // The address of a file that is in the folder already is its path.
    if (address.startsWith('blob:')) this.pictures.add(address, name);
    return block(selected, `![${picture.alt}](${this.pictures.shown(address)})`);
  }

  private button(tool: Tool): HTMLElement {
    const made = button(tool.label, () => void this.run(() => tool.use(this)));
    made.title = tool.title;
    // The focus stays in the text, and comes back to it from a dialog.
    made.addEventListener('mousedown', (event) => event.preventDefault());
    return made;
  }

  private async run(use: () => ReturnType<Tool['use']>): Promise<void> {
    try {
      const edit = await use();
      if (edit) this.write(edit);
      this.textarea.focus();
    } catch (error) {
      console.error(error);
      const content = [`Your text is as it was. ${errorText(error)}`];
      await ask({ title: 'This could not be inserted', content, back: 'Close' });
    }
  }

  private write({ from, to, insert, start, end }: Edit): void {
    const { textarea } = this;
    textarea.focus();
    textarea.setSelectionRange(from, to);
    // Unlike all other ways, this can be undone with Ctrl+Z.
    const command = insert === '' ? 'delete' : 'insertText';
    if ((from !== to || insert !== '') && !document.execCommand(command, false, insert)) {
      textarea.setRangeText(insert, from, to);
      this.send();
    }
    textarea.setSelectionRange(start, end);
  }

  private send(): void {
    const value = this.pictures.saved(this.textarea.value);
    this.sent.push(value);
    this.props.onChange(value);
  }

  /** The line in which the caret is. */
  private line(): string {
    const { text, start } = this.selected;
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', start);
    return text.slice(from, next === -1 ? text.length : next);
  }

  private press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
    if (isComposing || altKey || shiftKey) return;
    if (ctrlKey || metaKey) {
      const tool = TOOLS.find((each) => each.key === key.toLowerCase());
      if (!tool) return;
      event.preventDefault();
      void this.run(() => tool.use(this));
      return;
    }
    const edit = key === 'Enter' ? nextItem(this.selected) : undefined;
    if (!edit) return;
    event.preventDefault();
    this.write(edit);
  }

  /** A picture that is pasted or dropped; other things are the browser's matter. */
  private receive(event: Event, data: DataTransfer | null): void {
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    // Programs for texts hand over a picture of the words as well.
    if (!picture || data?.types.includes('text/plain')) return;
    event.preventDefault();
    void this.run(() => this.insertPicture(picture));
  }
}

/** The control of the text of an article, for the editor to put into its form. */
export function textFieldControl(around: TextSurroundings): (props: CustomFieldControlProps) => React.ReactNode {
  const fields = new WeakMap<HTMLElement, TextField>();
  return (props) => {
    // The editor's own React only holds the place: the field is not part of its tree.
    const ref = (host: HTMLElement | null): void => {
      if (!host) return;
      const field = fields.get(host) ?? new TextField(host, props, around);
      fields.set(host, field);
      field.show(props);
    };
    return createElement('div', { ref });
  };
}
