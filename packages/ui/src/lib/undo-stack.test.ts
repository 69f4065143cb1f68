import { expect, test } from 'vitest';
import { createUndoStack } from './undo-stack.ts';

test('back and forth, and a new change ends what could be done again', () => {
  const stack = createUndoStack<string>();
  stack.note('a', 'b');
  stack.note('b', 'c');
  expect(stack.undo('c')).toBe('b');
  expect(stack.undo('b')).toBe('a');
  expect(stack.undo('a')).toBeUndefined();
  expect(stack.redo('a')).toBe('b');
  stack.note('b', 'd');
  expect(stack.canRedo('d')).toBe(false);
  expect(stack.redo('d')).toBeUndefined();
  expect(stack.undo('d')).toBe('b');
});

test('a value from elsewhere ends the history', () => {
  const stack = createUndoStack<string>();
  stack.note('a', 'b');
  expect(stack.canUndo('x')).toBe(false);
  expect(stack.undo('x')).toBeUndefined();
  stack.note('x', 'y');
  expect(stack.undo('y')).toBe('x');
  expect(stack.undo('x')).toBeUndefined();
});

test('keeps no more than its limit', () => {
  const stack = createUndoStack<number>({ limit: 2 });
  for (let state = 0; state < 5; state++) stack.note(state, state + 1);
  expect(stack.undo(5)).toBe(4);
  expect(stack.undo(4)).toBe(3);
  expect(stack.undo(3)).toBeUndefined();
});

test('data that came late is in every state, and is no step of its own', () => {
  const stack = createUndoStack<string>();
  stack.note('a', 'b');
  stack.rewrite((state) => `${state}+`, 'b+');
  expect(stack.undo('b+')).toBe('a+');
  expect(stack.redo('a+')).toBe('b+');
});

test('what the caller refused is a step of its own, unless another record is shown', () => {
  const stack = createUndoStack<string>();
  stack.note('a', 'b');
  stack.see('b');
  expect(stack.canRedo('b')).toBe(false);
  stack.see('a');
  stack.see('a');
  expect(stack.undo('a')).toBe('b');
  expect(stack.undo('b')).toBe('a');
  expect(stack.redo('a')).toBe('b');
  stack.see('x');
  expect(stack.undo('x')).toBeUndefined();
  stack.see('a');
  expect(stack.undo('a')).toBeUndefined();
});

test('typing moves on without a step', () => {
  const stack = createUndoStack<string>();
  stack.note('a', 'b');
  stack.move('bc');
  stack.see('bc');
  stack.note('bc', 'bcd');
  expect(stack.undo('bcd')).toBe('bc');
  expect(stack.undo('bc')).toBe('a');
});

test('states that mean the same are the same', () => {
  const stack = createUndoStack<{ id: number }>({ same: (a, b) => a.id === b.id });
  stack.note({ id: 1 }, { id: 2 });
  stack.see({ id: 2 });
  expect(stack.undo({ id: 2 })).toEqual({ id: 1 });
});
