import { expect, it } from 'vitest';
import type { FundsAvailability } from '../check-writing/index.ts';
import { goodFromWords, needsNote } from './receipt-verification.ts';

const funds = (kind: FundsAvailability['kind'], on: string | null = null): FundsAvailability => ({
  ...{ kind, on, citation: null, words: 'By the rule.', warning: null },
});

it.each<[string, FundsAvailability | null, boolean]>([
  ['At once', funds('at once'), false],
  ['03/03/2026', funds('from', '2026-03-03'), false],
  ['03/04/2026', funds('from', '2026-03-04'), true],
  ['After deposit', funds('after deposit'), true],
  ['On collection', funds('collection'), true],
  ['Not known', null, true],
])('says %s, and asks for a note where no rule says that it is good on 03/03', (words, of, isNoted) => {
  expect([goodFromWords(of), needsNote({ funds: of }, '2026-03-03')]).toEqual([words, isNoted]);
});
