import { expect, it } from 'vitest';
import { takenBackWords } from './taken-back-words.ts';

it.each([
  [0, 1, 'It was not taken back'],
  [0, 3, 'Nothing was taken back'],
  [1, 3, '1 of 3 was taken back, the others stand'],
  [2, 3, '2 of 3 were taken back, the other stands'],
])('where an undo fails after %i of %i: %s', (done, of, words) => {
  expect(takenBackWords(done, of)).toBe(words);
});
