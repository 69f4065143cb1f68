import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed, madeList } from './sanctions.fixture.ts';
import { sanctionsIndex, screenName } from './screen.ts';

const made = madeList(400);
const index = sanctionsIndex(made);
const ofList = fc.constantFrom(...made);
const told = (name: string) => screenName(name, index).map(({ entry, score }) => [entry, score]);

describe('screening', () => {
  it('finds every name on a list by itself, whatever it is made of', () => {
    const name = fc
      .oneof(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'grapheme' }))
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), (names) => {
        const own = sanctionsIndex(names.map((one, at) => listed(at + 1, one)));
        for (const [at, one] of names.entries()) {
          const hits = screenName(one, own);
          // Of many that are the same, the first ones are told.
          expect(hits[0]?.score).toBe(100);
          expect(hits.some(({ entry, score }) => entry === at + 1 && score === 100)).toBe(true);
        }
      }),
    );
  });

  it('does not mind the order of words', () => {
    const turned = ofList.chain(({ name }) =>
      fc.tuple(fc.constant(name), fc.shuffledSubarray(name.split(/[ ,]+/), { minLength: name.split(/[ ,]+/).length })),
    );
    fc.assert(
      fc.property(turned, ([name, words]) => {
        expect(told(words.join(' '))).toEqual(told(name));
      }),
    );
  });

  it('does not mind punctuation', () => {
    const mark = fc.constantFrom(' ', '-', ', ', ' / ', '. ', ' (', ') ', '" ', '; ', ' & ');
    fc.assert(
      fc.property(ofList, fc.infiniteStream(mark), ({ name }, marks) => {
        const written = name
          .split(/[ ,]+/)
          .map((word) => `${word}${[...marks.take(1)][0]}`)
          .join('');
        expect(told(written)).toEqual(told(name));
      }),
    );
  });

  it('finds a name with one letter changed behind the first, where it is long enough', () => {
    const long = ofList.filter(({ name }) => name.replaceAll(/[^a-z]/gi, '').length >= 14);
    fc.assert(
      fc.property(long, fc.nat(), ({ name, entry }, at) => {
        const words = name.split(/[ ,]+/);
        const which = at % words.length;
        const word = words[which] ?? '';
        const letter = 1 + (at % Math.max(1, word.length - 1));
        words[which] = `${word.slice(0, letter)}${word[letter] === 'q' ? 'x' : 'q'}${word.slice(letter + 1)}`;
        expect(screenName(words.join(' '), index).map((hit) => hit.entry)).toContain(entry);
      }),
    );
  });
});
