import { ask, button, element, type Question } from '../dialog';
import { bitmapSize } from '../picture-of';
import type { Choice, FactChoice } from './choices';
import type { Table } from './markdown-table';

/** Asks in a form what is to be inserted. */
const askToInsert = (question: Omit<Question, 'back'>): Promise<boolean> =>
  ask({ goOn: 'Insert', ...question, back: 'Cancel' });

type Attributes = Readonly<Record<string, string>>;

const input = (attributes: Attributes): HTMLInputElement => element('input', [], attributes);

/** A control with its label above it. */
const labelled = (text: string, control: HTMLElement): HTMLElement =>
  element('label', [element('span', [text]), control], { class: 'editor-dialog-field' });

/** A list that gets shorter as the visitor types. */
function chooser(label: string, choices: readonly Choice[]): { content: HTMLElement[]; list: HTMLSelectElement } {
  const list = element('select', [], { size: '7', 'aria-label': label });
  const search = input({ type: 'search' });
  const fill = (): void => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const found = choices.filter((choice) => wanted.every((word) => choice.label.toLowerCase().includes(word)));
    list.replaceChildren(...found.map((choice) => new Option(choice.label, choice.value)));
    list.selectedIndex = search.value === '' ? -1 : 0;
    list.dispatchEvent(new Event('change'));
  };
  search.addEventListener('input', fill);
  fill();
  return { content: [labelled(`${label}: search`, search), list], list };
}

const inBrackets = (words: string): string => words.trim().replace(/[[\]\\]/g, '\\$&');

/**
 * Asks where a link leads.
 * @param selected the words that are to be the link, where there are some
 * @returns the link in markdown; `undefined` where there is to be none
 */
export async function askForLink(selected: string, pages: readonly Choice[]): Promise<string | undefined> {
  const words = input({ type: 'text', value: selected });
  const { content, list } = chooser('A page or an article of this site', pages);
  const address = input({ type: 'url', placeholder: 'https://', inputmode: 'url' });
  const target = (): string => address.value.trim() || list.value;
  const goesOn = await askToInsert({
    title: 'Link',
    content: [
      labelled('The words that are the link', words),
      ...content,
      labelled('Or the address of a page of another site', address),
    ],
    missing: () => {
      if (words.value.trim() === '') return 'Type the words that people are to press.';
      if (target() === '') return 'Choose a page, or paste an address.';
      return /^(\/|https:\/\/[^\s()]+$)/.test(target()) ? undefined : 'The address has to begin with https://';
    },
  });
  return goesOn ? `[${inBrackets(words.value)}](${target()})` : undefined;
}

/** Asks for a fact; returns what is written for it. */
export async function askForFact(facts: readonly FactChoice[]): Promise<string | undefined> {
  const { content, list } = chooser('A fact', facts);
  const unit = input({ type: 'checkbox' });
  const chosen = (): FactChoice | undefined => facts.find(({ value }) => value === list.value);
  const unitLabel = element('label', [unit, ' with the words after the value, such as "a week"']);
  unit.checked = true;
  const show = (): void => {
    unitLabel.hidden = chosen()?.withUnit === undefined;
  };
  list.addEventListener('change', show);
  show();
  const goesOn = await askToInsert({
    title: 'Fact',
    content: [
      element('p', [
        'The value comes from the list of facts, with its source. When it changes there, it changes here.',
      ]),
      ...content,
      unitLabel,
    ],
    missing: () => (chosen() ? undefined : 'Choose a fact.'),
  });
  const fact = chosen();
  if (!goesOn || !fact) return undefined;
  return unit.checked ? (fact.withUnit ?? fact.value) : fact.value;
}

/** Asks for a term of the glossary; returns a link to it. */
export async function askForTerm(selected: string, terms: readonly Choice[]): Promise<string | undefined> {
  const { content, list } = chooser('A term', terms);
  const goesOn = await askToInsert({
    title: 'Term of the glossary',
    content: [
      element('p', [
        'The first use of a term in an article is explained by itself. Insert a link where it has to be explained again.',
      ]),
      ...content,
    ],
    missing: () => (list.value === '' ? 'Choose a term.' : undefined),
  });
  const term = terms.find(({ value }) => value === list.value);
  return goesOn && term ? `[${inBrackets(selected || term.label)}](${term.value})` : undefined;
}

const NEW_TABLE: Table = { rows: Array.from({ length: 3 }, () => ['', '']), alignment: [] };

/** Asks for the cells of a table; returns its cells, or `undefined` where it is to stay as it is. */
export async function askForTable(table: Table = NEW_TABLE): Promise<Table | undefined> {
  const grid = element('table', []);
  const read = (): string[][] =>
    [...grid.rows].map((row) => [...row.querySelectorAll('input')].map(({ value }) => value));
  const show = (rows: readonly (readonly string[])[]): void => {
    const columns = Math.max(...rows.map((row) => row.length));
    grid.replaceChildren(
      ...rows.map((row, index) =>
        element(
          'tr',
          Array.from({ length: columns }, (_, column) => {
            const name = index === 0 ? `Heading of column ${column + 1}` : `Row ${index}, column ${column + 1}`;
            const hint: Attributes = index === 0 ? { placeholder: 'Heading' } : {};
            return element('td', [input({ type: 'text', 'aria-label': name, value: row[column] ?? '', ...hint })]);
          }),
        ),
      ),
    );
  };
  const more = (text: string, change: (rows: string[][]) => string[][]): HTMLElement =>
    button(text, () => show(change(read())));
  show(table.rows);
  const goesOn = await askToInsert({
    title: 'Table',
    content: [
      element('div', [grid], { class: 'editor-dialog-table' }),
      element('div', [
        more('Add a row', (rows) => [...rows, []]),
        more('Add a column', (rows) => rows.map((row) => [...row, ''])),
      ]),
      element('p', [element('small', ['A row without a word is left out.'])]),
    ],
    ...(table !== NEW_TABLE && { goOn: 'Change the table' }),
    missing: () => (read()[0]?.every((cell) => cell.trim() !== '') ? undefined : 'Give every column a heading.'),
  });
  return goesOn ? { rows: read(), alignment: table.alignment } : undefined;
}

/** A picture that was chosen, with the words for those who cannot see it. */
export interface ChosenPicture {
  readonly file: File;
  readonly alt: string;
}

const bytesText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Asks for a picture and for what it shows.
 * @param pasted a picture that is there already
 */
export async function askForPicture(pasted?: File): Promise<ChosenPicture | undefined> {
  const file = input({ type: 'file', accept: 'image/png,image/jpeg,image/webp,image/avif' });
  const alt = input({ type: 'text' });
  const told = element('p', [], { 'aria-live': 'polite' });
  let chosen = pasted;
  let isPicture = false;
  const look = async (): Promise<void> => {
    const looked = chosen;
    isPicture = false;
    if (!looked) return;
    const size = await bitmapSize(looked);
    // Another file may have been chosen meanwhile.
    if (looked !== chosen) return;
    isPicture = size !== undefined;
    told.textContent = size
      ? `${looked.name}: ${size.width} × ${size.height} pixels, ${bytesText(looked.size)}. Smaller sizes for phones are made from it.`
      : 'This file is no picture that browsers can show. Save it as JPEG or PNG first.';
  };
  file.addEventListener('change', () => {
    chosen = file.files?.[0];
    void look();
  });
  void look();
  const goesOn = await askToInsert({
    title: 'Picture',
    content: [
      ...(pasted ? [] : [labelled('The picture (JPEG, PNG, WebP or AVIF)', file)]),
      told,
      labelled('What it shows, in one sentence, for people who cannot see it', alt),
      element('p', [element('small', ['It is saved in the folder of the article, together with the text.'])]),
    ],
    missing: () => {
      if (!chosen || !isPicture) return 'Choose a picture.';
      return alt.value.trim() === '' ? 'Say what the picture shows.' : undefined;
    },
  });
  return goesOn && chosen ? { file: chosen, alt: inBrackets(alt.value) } : undefined;
}
