/** What a key press on one of the lists asks for. */
export type DualCommand =
  | { to: 'previous' | 'next' | 'first' | 'last' | 'page-up' | 'page-down'; how: 'only' | 'extend' | 'keep' }
  | { act: 'toggle' | 'all' | 'add' | 'remove' | 'transfer' | 'up' | 'down' | 'undo' | 'redo' }
  | { letter: string };

const places: Record<string, 'previous' | 'next' | 'first' | 'last' | 'page-up' | 'page-down'> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  PageUp: 'page-up',
  PageDown: 'page-down',
};

/** The command of a key press. In right-to-left text Left and Right change places. */
export function dualCommand(
  press: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
  rightToLeft = false,
): DualCommand | null {
  const { key, altKey, shiftKey } = press;
  const control = press.ctrlKey || press.metaKey;
  if (altKey) {
    if (control || shiftKey) return null;
    if (key === 'ArrowUp') return { act: 'up' };
    if (key === 'ArrowDown') return { act: 'down' };
    if (key === 'ArrowRight') return { act: rightToLeft ? 'remove' : 'add' };
    if (key === 'ArrowLeft') return { act: rightToLeft ? 'add' : 'remove' };
    return null;
  }
  const to = places[key];
  if (to) return { to, how: shiftKey ? 'extend' : control ? 'keep' : 'only' };
  if (control) {
    const letter = key.toLowerCase();
    if (letter === 'a' && !shiftKey) return { act: 'all' };
    if (letter === 'z') return { act: shiftKey ? 'redo' : 'undo' };
    if (letter === 'y') return { act: 'redo' };
    return key === ' ' ? { act: 'toggle' } : null;
  }
  if (key === 'Enter') return { act: 'transfer' };
  if (key === 'Delete') return { act: 'remove' };
  if (key === ' ') return { act: 'toggle' };
  return key.length === 1 ? { letter: key } : null;
}
