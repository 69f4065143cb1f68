import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { describe, expect, it } from 'vitest';
import { readAsked } from '../positive-pay-asked.ts';
import { exampleException } from './exception.fixture.ts';
import {
  alarmWords,
  answersOf,
  answersWords,
  beginAccount,
  confirmObstacle,
  confirmWords,
  decideObstacle,
  findingWords,
  historyOf,
  secondWords,
  stateOptions,
  stateWords,
  takeBackObstacle,
  takeOffObstacle,
} from './exception-words.ts';

const decision: NonNullable<PositivePayExceptionRow['decision']> = {
  ...{ decision: 'pay', found: 'amount', reason: 'Ours', decided: { by: 'Ada Park', at: '2026-06-30T15:00:00Z' } },
  ...{ isOwn: false, needsSecond: true, confirmed: null },
};
const rows = {
  open: exampleException(),
  own: exampleException({ state: 'to confirm', decision: { ...decision, isOwn: true } }),
  others: exampleException({ state: 'to confirm', decision }),
  decided: exampleException({ state: 'decided', decision }),
  sent: exampleException({ state: 'sent', decision }),
  off: exampleException({
    state: 'taken off',
    takenOff: { by: 'Ada Park', at: '2026-06-30T15:00:00Z', reason: 'Twice' },
  }),
};
type Obstacle = (row: PositivePayExceptionRow | null, refusal: string | null) => string | null;

describe('what can be done', () => {
  it.each<[string, Obstacle, readonly (keyof typeof rows)[]]>([
    ['decide', decideObstacle, ['open']],
    ['confirm', confirmObstacle, ['others']],
    ['take back', takeBackObstacle, ['own', 'others', 'decided']],
    ['take off', takeOffObstacle, ['open', 'own', 'others', 'decided']],
  ])('%s', (_what, obstacle, able) => {
    const found = Object.entries(rows).flatMap(([name, row]) => (obstacle(row, null) === null ? [name] : []));
    expect(found).toEqual(able);
    expect([obstacle(null, null), obstacle(rows.open, 'Read only')]).toEqual(['No check is in hand', 'Read only']);
  });
});

it('says what differs, how far it is and who did what', () => {
  expect(findingWords(rows.open)).toBe('The bank says 900.00, it was drawn for 1,250.00');
  expect([stateWords(rows.open), stateWords(rows.others)]).toEqual(['To decide', 'To confirm: Pay']);
  expect(historyOf(rows.others, (at) => at.slice(0, 10)).map(({ term, words }) => `${term}: ${words}`)).toEqual([
    'Entered: Ada Park, 2026-06-30, from Exceptions.csv',
    'Decided: Pay. Ada Park, 2026-06-30, as it was: amount differs',
    'Because: Ours',
  ]);
});

it('says before a check is decided, and where it is confirmed, why another person looks', () => {
  const agreed = { amount: 1_250_00 };
  const [plain, own, twice] = [{}, { isOwn: true }, { isToldOtherwise: true }].map((part) =>
    exampleException({ ...agreed, ...part }),
  );
  if (!plain || !own || !twice) throw new Error('there are three');
  const before = 'Another person confirms that it is paid: ';
  expect([plain, own, twice].map((row) => [secondWords(row, 'pay'), secondWords(row, 'return')])).toEqual([
    [null, null],
    [`${before}you imported the list that it stands in.`, null],
    [`${before}the bank tells of it with another payee or amount, too.`, null],
  ]);
  const toConfirm = { ...own, isOwn: false, decision: { ...decision, found: 'agrees', reason: null } } as const;
  expect(confirmWords(toConfirm)).toBe(
    'Check 1042, 1,250.00. Ada Park lets the bank pay it. It takes another person: who decided it imported the list that it stands in.',
  );
  expect(confirmWords({ ...plain, decision })).toBe(
    'Check 1042, 1,250.00. Ada Park lets the bank pay it: Ours. It takes another person: the ledger spoke against it when it was decided, and agrees since.',
  );
  expect(confirmWords(rows.others)).toBe(
    'Check 1042, 900.00. Ada Park lets the bank pay it: Ours. It takes another person: the ledger speaks against it.',
  );
});

it.each([
  ['the one that is shown alone', { shown: 3, used: 4, near: 4 }, 3],
  ['the one that was used last', { shown: undefined, used: 4, near: 3 }, 4],
  ['that of the check in hand', { shown: undefined, used: null, near: 4 }, 4],
  ['none where nothing says which', { shown: undefined, used: null, near: undefined }, null],
  ['none that is not there', { shown: 9, used: 9, near: undefined }, null],
])('a check that is typed begins with %s', (_what, near, begins) => {
  const accounts = [{ bankAccountID: 3 }, { bankAccountID: 4 }];
  expect(beginAccount(accounts, near)).toBe(begins);
  expect(beginAccount(accounts.slice(0, 1), { ...near, shown: undefined })).toBe(3);
});

it('says what is urgent', () => {
  const at = (time: string) => alarmWords([rows.open], 1, new Date(`2026-06-30T${time}Z`));
  expect(alarmWords([], 0, new Date())).toBeNull();
  expect(at('17:00:00')).toBe('1 check waits for a decision or its file within two hours.');
  expect(at('19:00:00')).toContain('The time of all is over: the bank does what was agreed with it.');
});

it('adds up what a file tells', () => {
  const back = exampleException({ amount: 5_00, decision: { ...decision, decision: 'return' } });
  expect(answersWords(answersOf([rows.decided, back, back]))).toBe('1 to pay, 900.00; 2 to return, 10.00');
});

it('counts what is not sent yet', () => {
  const counts = { open: 2, 'to confirm': 1, decided: 3, sent: 9, 'taken off': 1 };
  expect(stateOptions(counts).map(({ label }) => label)).toEqual([
    ...['Not sent yet (6)', 'To decide (2)', 'To confirm (1)', 'To send (3)', 'Sent (9)', 'Taken off (1)'],
  ]);
});

it.each([
  [
    { show: 'exceptions', state: 'to confirm', exception: '7', account: '3' },
    { account: 3, show: 'exceptions', state: 'to confirm', exception: 7 },
  ],
  [{ show: 'due', state: 'odd', exception: '-1', account: 'x' }, {}],
  [{ show: 'decisions' }, { show: 'decisions' }],
])('is asked by %j', (search, asked) => {
  expect(readAsked(search)).toEqual(asked);
});
