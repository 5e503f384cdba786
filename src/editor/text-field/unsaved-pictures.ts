import { slugOfWords } from '../../utils/slugs';

/** The address that a picture has in the form while it is chosen and not saved. */
export const UNSAVED = /blob:[^\s)"'>]+/g;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/**
 * The name that a picture gets in the folder of its article.
 * @param taken the names that are there already
 */
export function pictureName({ name, type }: Pick<File, 'name' | 'type'>, taken: ReadonlySet<string>): string {
  const base = slugOfWords(name.replace(/\.\w+$/, '')) || 'picture';
  const extension = EXTENSIONS[type] ?? 'jpg';
  for (let count = 1; ; count += 1) {
    const made = `${base}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (!taken.has(made)) return made;
  }
}

/**
 * The pictures of a text that are not saved yet. The editor knows them by an address that nobody can read; the text
 * shows the names that they will have.
 */
export class UnsavedPictures {
  private readonly names = new Map<string, string>();

  add(address: string, name: string): void {
    this.names.set(address, name);
  }

  /** The text as an author sees it. */
  shown(value: string): string {
    return value.replace(UNSAVED, (address) => {
      const name = this.names.get(address) ?? `new-picture-${this.names.size + 1}`;
      this.names.set(address, name);
      return `./${name}`;
    });
  }

  /** The text as the editor saves it. */
  saved(shown: string): string {
    let text = shown;
    for (const [address, name] of this.names) text = text.replaceAll(`](./${name})`, `](${address})`);
    return text;
  }

  /** The names that are given to pictures. */
  taken(): readonly string[] {
    return [...this.names.values()];
  }
}
