/**
 * Where a browser or an extension has changed a part of the page, by a translation or by elements of its own, React finds other
 * elements than it has rendered, throws that part away and renders it again. This finds its controls again.
 */
const CONTROLS = 'a,button,details,form,input,select,summary,textarea,[popover],[tabindex]';

/** Two elements, of which React has put the second in the place of the first. */
export type Replacement = readonly [old: HTMLElement, now: HTMLElement];

/** What a control is known by: its id, unless React generates it, its name or address; without any of them, its look. */
function keyOf(element: HTMLElement): string {
  const [id = '', name, href, type = '', value, look] = ['id', 'name', 'href', 'type', 'value', 'class'].map(
    (attribute) => element.getAttribute(attribute) ?? '',
  );
  const names = [id.startsWith('_') ? '' : id, name, href].join('\n');
  return [element.localName, type, names, /radio|checkbox/.test(type) && value, names.trim() ? '' : look].join('\n');
}

function controlsByKey(): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const key = keyOf(element);
    found.set(key, [...(found.get(key) ?? []), element]);
  }
  return found;
}

/** Remembers the controls of the page; the function tells those that have been replaced since it was called last. */
export function knowControls(): () => readonly Replacement[] {
  let known = [...controlsByKey()].flatMap(([key, all]) => all.map((old, index) => ({ old, key, index })));
  return () => {
    const gone = known.filter(({ old }) => !old.isConnected);
    if (gone.length === 0) return [];
    known = known.filter(({ old }) => old.isConnected);
    const found = controlsByKey();
    return gone.flatMap(({ old, key, index }) => {
      const now = found.get(key)?.[index];
      return now ? [[old, now] as const] : [];
    });
  };
}

type Caret = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>;

/** Puts the focus where it was, and the caret, where a field tells of one. */
function focusAgain(old: HTMLElement, now: HTMLElement): void {
  now.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLElement & Partial<Caret>;
  if (typeof selectionStart === 'number')
    (now as HTMLElement & Caret).setSelectionRange(selectionStart, selectionEnd ?? null);
}

/**
 * Has the visitor go on in the controls that React renders anew: with the focus and the caret, what is open, and a press that
 * has begun.
 * @returns what does so, and says which controls were replaced since it was called last
 */
export function followReplaced(enter: (all: readonly Replacement[]) => void): () => void {
  const replaced = knowControls();
  const { pathname } = location;
  const open = new Set<EventTarget>();
  let focused: EventTarget | null = document.activeElement;
  let pressed: EventTarget | null = null;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (target: Element, event: DocumentEventMap[Type]) => void,
  ): void =>
    document.addEventListener(type, (event) => listener(event.target as Element, event), {
      capture: true,
      passive: true,
    });
  if ('popover' in HTMLElement.prototype) {
    for (const menu of document.querySelectorAll(':popover-open')) open.add(menu);
  }
  listen('toggle', (target, { newState }) => open[newState === 'open' ? 'add' : 'delete'](target));
  listen('focusin', (target) => {
    focused = target;
  });
  listen('focusout', (target) => {
    // What React takes away may lose the focus by an event, too.
    setTimeout(() => {
      if (focused === target) focused = null;
    });
  });
  listen('pointerdown', (target) => {
    pressed = target.closest('label')?.control ?? target.closest(CONTROLS);
  });
  listen('click', () => {
    pressed = null;
  });
  const goOn = (old: HTMLElement, now: HTMLElement): void => {
    if (old instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = old.open;
    if (open.has(old)) now.showPopover();
    if (old === focused || old === pressed) focusAgain(old, now);
    // A browser sends no click where the pointer goes up on another element than the one that it went down on.
    const finishPress = (): void => void setTimeout(() => pressed === old && now.click());
    if (old === pressed) addEventListener('pointerup', finishPress, { once: true });
  };
  return () => {
    // Another page has other controls.
    const all = location.pathname === pathname ? replaced() : [];
    enter(all);
    for (const [old, now] of all) goOn(old, now);
  };
}
