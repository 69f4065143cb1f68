import { describe, expect, it } from 'vitest';
import { dictionaryLimits, sortedWords, withoutWord, wordsToAdd } from './index.ts';

// holds core 5.23
describe('adding dictionary words (core.md §5)', () => {
  it.each([null, undefined, 0, -1])("fails with 'Missing user id' for the user %s", (usersID) => {
    expect(wordsToAdd(usersID, [], ['Ficus'])).toEqual({ error: 'Missing user id' });
  });

  it.each([
    [[], []],
    [[], ['', '  ']],
    [['Ficus'], ['Ficus']],
    [['Ficus'], [' ficus ']],
  ])("fails with 'No words to add': %j and %j", (known, words) => {
    expect(wordsToAdd(7, known, words)).toEqual({ error: 'No words to add' });
  });

  it('adds each new word once, trimmed', () => {
    expect(wordsToAdd(7, ['Ficus'], [' Lienor', 'ficus', 'lienor', 'HUD-1'])).toEqual({
      error: null,
      added: ['Lienor', 'HUD-1'],
    });
  });

  it('stops at a full dictionary', () => {
    const full = Array.from({ length: dictionaryLimits.words }, (_, at) => `word${at}`);
    expect(wordsToAdd(7, full, ['one more'])).toEqual({ error: 'The dictionary is full' });
    expect(wordsToAdd(7, full.slice(1), ['one more'])).toEqual({ error: null, added: ['one more'] });
  });
});

it('removes a word in whatever letters it is written, and knows when there is none', () => {
  expect(withoutWord(['Ficus', 'Lienor'], ' FICUS ')).toEqual(['Lienor']);
  expect(withoutWord(['Ficus'], 'Lien')).toBeNull();
});

it('lists the words by the alphabet', () => {
  expect(sortedWords(['lienor', 'Ficus', 'HUD-1'])).toEqual(['Ficus', 'HUD-1', 'lienor']);
});
