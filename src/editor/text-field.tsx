import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type ReactNode } from 'react';

/** So many own changes are told from those that come from elsewhere, such as a draft that is brought back. */
const ECHOES = 50;

/** The text of an article: a plain text area, and a button that puts a picture where the caret is. */
export class TextField extends Component<CustomFieldControlProps> {
  private readonly area = createRef<HTMLTextAreaElement>();
  /** What was typed here lately: Sveltia hands it back a moment later, when more may have been typed. */
  private typed: readonly string[] = [];

  override componentDidUpdate(): void {
    const value = String(this.props.value ?? '');
    const area = this.area.current;
    if (area && value !== area.value && !this.typed.includes(value)) area.value = value;
  }

  private readonly change = (): void => {
    const value = this.area.current?.value ?? '';
    this.typed = [...this.typed.slice(-ECHOES), value];
    this.props.onChange(value);
  };

  private readonly addPicture = async (): Promise<void> => {
    const picked = await this.props.pickFile({ kind: 'image', allowURL: false });
    const area = this.area.current;
    if (!picked || Array.isArray(picked) || !area) return;
    const { selectionStart, selectionEnd } = area;
    const words = area.value.slice(selectionStart, selectionEnd) || 'What the picture shows';
    area.focus();
    area.setRangeText(`![${words}](${picked.value})`, selectionStart, selectionEnd);
    // The words are selected, since they come next.
    area.setSelectionRange(selectionStart + 2, selectionStart + 2 + words.length);
    this.change();
  };

  override render(): ReactNode {
    const { forID, value, field } = this.props;
    return (
      <>
        <button type="button" className="add-picture" onClick={() => void this.addPicture()}>
          Add a picture
        </button>
        <textarea
          ref={this.area}
          id={forID}
          aria-label={field.get('label')}
          className="article-text"
          defaultValue={String(value ?? '')}
          onInput={this.change}
          spellCheck
        />
      </>
    );
  }
}
