import type { LedgerTransaction } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import { recoveredWords } from './recovered-words.ts';

const made = (kind: 'recovered' | 'made good', payer: string | null): LedgerTransaction => ({
  ...{ bankAccountID: 1, stripe: 0, number: 2, date: '2013-04-15', postedAt: '', postedBy: '', reverses: null },
  ...{ about: null, kind, facts: { reason: '', payer, reference: null } },
  lines: [
    { account: payer === null ? 'available' : 'in transit', amount: 200_00 },
    { account: 'advance', amount: -200_00 },
  ],
});

it.each<[string, LedgerTransaction | undefined]>([
  ['Recovered 200.00 from Rho Servicing', made('recovered', 'Rho Servicing')],
  ['Recovered 200.00 out of the file', made('made good', null)],
  ['Recovered', undefined],
])('%s', (words, of) => {
  expect(recoveredWords(of)).toBe(words);
});
