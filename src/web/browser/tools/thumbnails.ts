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
 * @param onReorder receives the new order
 */
export function showThumbnails<T extends Thumbnail>(thumbnails: readonly T[], onReorder?: (order: readonly T[]) => void): void {
  const list = byId('sheets');
  let dragged = -1;
  const move = (from: number, to: number, focus?: 'earlier' | 'later'): void => {
    if (to < 0 || to >= thumbnails.length || from === to) return;
    const order = [...thumbnails];
    order.splice(to, 0, ...order.splice(from, 1));
    onReorder?.(order);
    announce(fillPlaceholders(common.moved, { name: thumbnails[from]?.name ?? '', place: to + 1, count: thumbnails.length }));
    const buttons = list.children[to]?.querySelectorAll<HTMLButtonElement>('.moves button:not(:disabled)');
    if (focus) (focus === 'earlier' ? buttons?.[0] : buttons?.[buttons.length - 1])?.focus();
  };
  list.replaceChildren(
    ...thumbnails.map((thumbnail, index) => {
      const button = (label: string, symbol: string, to: number, focus: 'earlier' | 'later'): HTMLButtonElement =>
        el(
          'button',
          {
            type: 'button',
            class: 'plain',
            'aria-label': fillPlaceholders(label, { name: thumbnail.name }),
            click: () => move(index, to, focus),
            disabled: to < 0 || to >= thumbnails.length,
          },
          symbol,
        );
      const remove =
        thumbnail.remove &&
        el(
          'button',
          {
            type: 'button',
            class: 'plain',
            'aria-label': fillPlaceholders(common.remove, { name: thumbnail.name }),
            click: thumbnail.remove,
          },
          '×',
        );
      const item = el(
        'li',
        { draggable: onReorder ? 'true' : undefined },
        el('div', { class: 'paper' }, thumbnail.picture ? showPicture(thumbnail.picture, '') : null),
        el('span', { class: 'name' }, thumbnail.name),
        ...(thumbnail.controls ?? []),
        onReorder &&
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
        event.dataTransfer?.setData('text/plain', thumbnail.name);
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
