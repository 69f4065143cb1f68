/** Pressed heads move only after this many px: less is a click. */
const SLACK = 5;

export interface ColumnDrag {
  /** Head cells in their order. */
  heads: HTMLElement[];
  /** Place of the head that is dragged. */
  from: number;
  pointerId: number;
  startX: number;
  /** Place it is dropped at, as if it were taken out first. */
  onDrop: (to: number) => void;
}

/** Moves a column by dragging its head: a line shows where it would stand; Escape takes back. Loaded with the first press on a head. */
export function dragColumn({ heads, from, pointerId, startX, onDrop }: ColumnDrag): void {
  const head = heads[from];
  const row = head?.parentElement;
  if (!head || !row) return;
  const rtl = getComputedStyle(row).direction === 'rtl';
  const line = document.createElement('div');
  line.className = 'pointer-events-none absolute inset-y-0 z-totals-bar w-0.5 bg-(--accent-solid)';
  let gap = -1;
  const gapAt = (x: number) => {
    // A gap is before the first head whose middle is still ahead.
    const at = heads.findIndex((each) => {
      const box = each.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return rtl ? x > middle : x < middle;
    });
    return at < 0 ? heads.length : at;
  };
  const place = (at: number) => {
    const origin = row.getBoundingClientRect().left;
    const before = heads[at - 1]?.getBoundingClientRect();
    const after = heads[at]?.getBoundingClientRect();
    const edge = after ? (rtl ? after.right : after.left) : before ? (rtl ? before.left : before.right) : origin;
    line.style.left = `${edge - origin - 1}px`;
  };
  const onMove = (event: PointerEvent) => {
    // Let go before this was loaded.
    if (event.buttons === 0) return end();
    if (gap < 0) {
      if (Math.abs(event.clientX - startX) < SLACK) return;
      head.setPointerCapture(pointerId);
      head.dataset.dragged = '';
      row.append(line);
    }
    gap = gapAt(event.clientX);
    place(gap);
  };
  const end = () => {
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('keydown', onKey, true);
    line.remove();
    delete head.dataset.dragged;
  };
  const onUp = () => {
    const moved = gap;
    end();
    if (moved < 0) return;
    // The click that follows a drag is no press on the head.
    const swallow = (event: Event) => event.stopPropagation();
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, true));
    const to = moved > from ? moved - 1 : moved;
    if (to !== from) onDrop(to);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || gap < 0) return;
    event.preventDefault();
    event.stopPropagation();
    gap = -1;
    end();
  };
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', end);
  document.addEventListener('keydown', onKey, true);
}
