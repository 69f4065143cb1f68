/** What a key press on a row asks for. */
export type TreeCommand =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down'
  | 'extend-previous'
  | 'extend-next'
  | 'in'
  | 'out'
  | 'expand-all'
  | 'toggle'
  | 'select-all'
  | 'edit'
  | 'add'
  | 'delete'
  | 'move-up'
  | 'move-down'
  | 'indent'
  | 'outdent'
  | 'move-to'
  | 'cut'
  | 'paste'
  | 'undo'
  | 'redo'
  | 'escape';

/** The part of a keyboard event that says which keys are down. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const plain: Record<string, TreeCommand> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
  PageUp: 'page-up',
  PageDown: 'page-down',
  '*': 'expand-all',
  ' ': 'toggle',
  F2: 'edit',
  Enter: 'edit',
  Insert: 'add',
  Delete: 'delete',
  Escape: 'escape',
};
const shifted: Record<string, TreeCommand> = {
  ArrowUp: 'extend-previous',
  ArrowDown: 'extend-next',
  '*': 'expand-all',
};
const withAlt: Record<string, TreeCommand> = {
  ArrowUp: 'move-up',
  ArrowDown: 'move-down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
};
const withControl: Record<string, TreeCommand> = {
  Home: 'first',
  End: 'last',
  a: 'select-all',
  m: 'move-to',
  x: 'cut',
  v: 'paste',
  z: 'undo',
  y: 'redo',
};
const mirror: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** The command of a key press on a row, or null. In right-to-left text Left and Right change places. */
export function treeCommand(press: KeyPress, rightToLeft = false): TreeCommand | null {
  const key = rightToLeft ? (mirror[press.key] ?? press.key) : press.key;
  const control = press.ctrlKey || press.metaKey;
  if (press.altKey) return control || press.shiftKey ? null : (withAlt[key] ?? null);
  if (control) {
    const letter = key.length === 1 ? key.toLowerCase() : key;
    if (press.shiftKey) return letter === 'z' ? 'redo' : null;
    return withControl[letter] ?? null;
  }
  return (press.shiftKey ? shifted[key] : plain[key]) ?? null;
}
