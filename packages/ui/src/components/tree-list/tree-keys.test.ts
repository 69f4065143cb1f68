import { expect, test } from 'vitest';
import { type KeyPress, type TreeCommand, treeCommand } from './tree-keys.ts';

/** "Ctrl+Shift+z" as a press. */
const press = (keys: string): KeyPress => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
  };
};

test.each<[keys: string, command: TreeCommand | null, mirrored?: TreeCommand | null]>([
  ['ArrowUp', 'previous'],
  ['ArrowDown', 'next'],
  ['ArrowRight', 'in', 'out'],
  ['ArrowLeft', 'out', 'in'],
  ['Home', 'first'],
  ['Ctrl+End', 'last'],
  ['PageDown', 'page-down'],
  ['Shift+ArrowDown', 'extend-next'],
  ['Shift+*', 'expand-all'],
  [' ', 'toggle'],
  ['Ctrl+a', 'select-all'],
  ['F2', 'edit'],
  ['Enter', 'edit'],
  ['Insert', 'add'],
  ['Delete', 'delete'],
  ['Alt+ArrowUp', 'move-up'],
  ['Alt+ArrowDown', 'move-down'],
  ['Alt+ArrowRight', 'indent', 'outdent'],
  ['Alt+ArrowLeft', 'outdent', 'indent'],
  ['Alt+Shift+ArrowUp', null],
  ['Alt+Ctrl+ArrowUp', null],
  ['Ctrl+m', 'move-to'],
  ['Ctrl+M', 'move-to'],
  ['Ctrl+x', 'cut'],
  ['Meta+v', 'paste'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+Shift+a', null],
  ['Ctrl+s', null],
  ['Shift+Insert', null],
  ['Escape', 'escape'],
  ['a', null],
])('%s asks for %s', (keys, command, mirrored = command) => {
  expect(treeCommand(press(keys))).toBe(command);
  expect(treeCommand(press(keys), true)).toBe(mirrored);
});
