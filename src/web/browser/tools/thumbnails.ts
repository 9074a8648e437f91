/** Reorderable thumbnails: drag and drop, or buttons for keyboard and touch. */
import { byId, el, showPicture } from '../dom.ts';
import { common } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

export interface Thumbnail {
  readonly name: string;
  readonly picture: Blob | null;
  /** Shown below the picture. */
  readonly controls?: readonly Node[];
  readonly remove?: () => void;
}

/** Announces a change to screen readers. */
export function announce(text: string): void {
  byId('announcement').textContent = text;
}

/**
 * Renders the sheets.
 * @param moved receives the new order
 */
export function showThumbnails<T extends Thumbnail>(sheets: readonly T[], moved?: (order: readonly T[]) => void): void {
  const list = byId('sheets');
  let dragged = -1;
  const move = (from: number, to: number, focus?: 'earlier' | 'later'): void => {
    if (to < 0 || to >= sheets.length || from === to) return;
    const order = [...sheets];
    order.splice(to, 0, ...order.splice(from, 1));
    moved?.(order);
    announce(fillPlaceholders(common.moved, { name: sheets[from]?.name ?? '', place: to + 1, count: sheets.length }));
    const buttons = list.children[to]?.querySelectorAll<HTMLButtonElement>('.moves button:not(:disabled)');
    if (focus) (focus === 'earlier' ? buttons?.[0] : buttons?.[buttons.length - 1])?.focus();
  };
  list.replaceChildren(
    ...sheets.map((sheet, index) => {
      const button = (label: string, sign: string, to: number, focus: 'earlier' | 'later'): HTMLButtonElement =>
        el(
          'button',
          {
            type: 'button',
            class: 'plain',
            'aria-label': fillPlaceholders(label, { name: sheet.name }),
            click: () => move(index, to, focus),
            disabled: to < 0 || to >= sheets.length,
          },
          sign,
        );
      const remove =
        sheet.remove &&
        el(
          'button',
          { type: 'button', class: 'plain', 'aria-label': fillPlaceholders(common.remove, { name: sheet.name }), click: sheet.remove },
          '×',
        );
      const item = el(
        'li',
        { draggable: moved ? 'true' : undefined },
        el('div', { class: 'paper' }, sheet.picture ? showPicture(sheet.picture, '') : null),
        el('span', { class: 'name' }, sheet.name),
        ...(sheet.controls ?? []),
        moved &&
          el(
            'div',
            { class: 'moves' },
            button(common.earlier, '←', index - 1, 'earlier'),
            button(common.later, '→', index + 1, 'later'),
            remove,
          ),
      );
      item.addEventListener('dragstart', (event) => {
        dragged = index;
        event.dataTransfer?.setData('text/plain', sheet.name);
      });
      item.addEventListener('dragover', (event) => {
        if (dragged >= 0) event.preventDefault();
      });
      item.addEventListener('drop', (event) => {
        if (dragged < 0) return;
        event.preventDefault();
        event.stopPropagation();
        move(dragged, index);
        dragged = -1;
      });
      return item;
    }),
  );
}
