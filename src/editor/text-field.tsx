import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type ReactNode } from 'react';
import { NEW_PICTURE } from '../content/model/fields';

/** An article's text: a plain text area, and a button that inserts a picture at the caret. */
export class TextField extends Component<CustomFieldControlProps> {
  private readonly area = createRef<HTMLTextAreaElement>();

  override componentDidUpdate(): void {
    const value = String(this.props.value ?? '');
    const area = this.area.current;
    // During typing, the value that Sveltia passes back is slightly old.
    if (area && area.value !== value && document.activeElement !== area) area.value = value;
  }

  private readonly change = (): void => {
    this.props.onChange(this.area.current?.value ?? '');
  };

  private readonly addPicture = async (): Promise<void> => {
    const picked = await this.props.pickFile({ kind: 'image', allowURL: false });
    const area = this.area.current;
    if (!picked || Array.isArray(picked) || !area) return;
    const { selectionStart, selectionEnd } = area;
    const words = area.value.slice(selectionStart, selectionEnd) || NEW_PICTURE;
    area.focus();
    area.setRangeText(`![${words}](${picked.value})`, selectionStart, selectionEnd);
    // Selects the words, so that typing replaces them.
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
