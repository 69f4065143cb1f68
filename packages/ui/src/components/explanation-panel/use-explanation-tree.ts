import { type KeyboardEvent, useState } from 'react';
import { branches, type ExplanationNode, type ExplanationRow, visibleRows } from './explanation.ts';

export interface ExplanationTree {
  rows: ExplanationRow[];
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  openAll: () => void;
  closeAll: () => void;
  /** Id of the row in the tab order. */
  current: string;
  setCurrent: (id: string) => void;
  /** APG treegrid, rows only: arrows, Home, End, `*`. Enter is the caller's. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** State and keys of a trace tree. A new root starts over: its first level open. `focusRow` moves the focus to a row. */
export function useExplanationTree(
  root: ExplanationNode,
  focusRow: (id: string) => void,
  onActivate: (node: ExplanationNode) => void,
): ExplanationTree {
  const [shown, setShown] = useState(root);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(branches(root, 1)));
  const [wanted, setCurrent] = useState(root.id);
  if (shown.id !== root.id) {
    setShown(root);
    setOpen(new Set(branches(root, 1)));
    setCurrent(root.id);
  }
  const rows = visibleRows(root, open);
  const current = rows.some(({ node }) => node.id === wanted) ? wanted : root.id;
  const set = (id: string, on: boolean) => {
    const next = new Set(open);
    if (on) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const go = (row: ExplanationRow | undefined) => {
    if (!row) return;
    setCurrent(row.node.id);
    focusRow(row.node.id);
  };
  return {
    rows,
    isOpen: (id) => open.has(id),
    toggle: (id) => set(id, !open.has(id)),
    openAll: () => setOpen(new Set(branches(root))),
    closeAll: () => setOpen(new Set()),
    current,
    setCurrent,
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = rows.findIndex(({ node }) => node.id === current);
      const row = rows[at];
      if (!row) return;
      const { node, parent } = row;
      const hasChildren = Boolean(node.children?.length);
      switch (event.key) {
        case 'ArrowDown':
          go(rows[at + 1]);
          break;
        case 'ArrowUp':
          go(rows[at - 1]);
          break;
        case 'Home':
          go(rows[0]);
          break;
        case 'End':
          go(rows.at(-1));
          break;
        case 'ArrowRight':
          if (hasChildren && !open.has(node.id)) set(node.id, true);
          else if (hasChildren) go(rows[at + 1]);
          break;
        case 'ArrowLeft':
          if (hasChildren && open.has(node.id)) set(node.id, false);
          else go(rows.find((other) => other.node.id === parent));
          break;
        case '*':
          setOpen(new Set(branches(root)));
          break;
        case 'Enter':
          // A link inside the row has its own Enter.
          if (event.target !== event.currentTarget && (event.target as Element).closest('a,button')) return;
          onActivate(node);
          break;
        default:
          return;
      }
      event.preventDefault();
    },
  };
}
