import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf, given, money } from '../trace/index.ts';
import {
  type RemitLine,
  remittanceRegister,
  type StandingLine,
  tieOut,
  untiedWords,
  waitingLines,
  whyTakenBack,
} from './index.ts';

const line = (more: Partial<RemitLine> = {}): RemitLine => ({
  ...{
    type: 'PolicyPremium',
    label: 'Owner’s policy',
    policyNumber: 'O-1',
    policy: 'Owner',
    effectiveDate: '2026-03-02',
  },
  ...{ state: 'TX', county: 'Travis', liability: 100_000_00, gross: 1000_00, underwriter: 150_00, agent: 850_00 },
  ...{ trace: given('Agent’s part', money(cents(850_00)), 'agent'), corrects: null, reason: null },
  ...more,
});
const remitted = (more: Partial<RemitLine> = {}, at = 1): StandingLine => ({
  ...line(more),
  ...{ remittanceID: 7, line: at, number: 'R-000007' },
});
const endorsement = { type: 'Endorsement', label: 'T-19', gross: 50_00, underwriter: 7_50, agent: 42_50 } as const;
const amounts = (lines: readonly RemitLine[]) =>
  lines.map(({ gross, underwriter, agent, reason, corrects }) => [gross, underwriter, agent, reason, corrects?.line]);

it.each<[string, RemitLine[], StandingLine[], unknown[]]>([
  ['all of it where nothing was remitted', [line()], [], [[1000_00, 150_00, 850_00, null, undefined]]],
  ['nothing where it is as it was remitted', [line()], [remitted()], []],
  [
    'nothing where its lines stand in another order',
    [line(endorsement), line()],
    [remitted(), remitted(endorsement, 2)],
    [],
  ],
  ['what a void policy remitted comes back', [], [remitted()], [[-1000_00, -150_00, -850_00, 'Policy void', 1]]],
  [
    'a new date is an old line less and a new one',
    [line({ effectiveDate: '2026-03-09' })],
    [remitted()],
    [
      [-1000_00, -150_00, -850_00, 'Re-dated', 1],
      [1000_00, 150_00, 850_00, 'Re-dated', undefined],
    ],
  ],
  [
    'an endorsement more takes all back and remits all',
    [line(), line(endorsement)],
    [remitted()],
    [
      [-1000_00, -150_00, -850_00, 'Premium changed', 1],
      [1000_00, 150_00, 850_00, 'Premium changed', undefined],
      [50_00, 7_50, 42_50, 'Premium changed', undefined],
    ],
  ],
  [
    'another share of the same premium',
    [line({ underwriter: 200_00, agent: 800_00 })],
    [remitted()],
    [
      [-1000_00, -150_00, -850_00, 'Share changed', 1],
      [1000_00, 200_00, 800_00, 'Share changed', undefined],
    ],
  ],
  [
    'a cent that another premium of its order moves',
    [line({ underwriter: 150_01, agent: 849_99 })],
    [remitted()],
    [
      [-1000_00, -150_00, -850_00, 'Rounded with the other premiums of its order', 1],
      [1000_00, 150_01, 849_99, 'Rounded with the other premiums of its order', undefined],
    ],
  ],
  [
    'a cent that moves from a line to the next',
    [line({ underwriter: 149_99, agent: 850_01 }), line({ ...endorsement, underwriter: 7_51, agent: 42_49 })],
    [remitted(), remitted(endorsement, 2)],
    [
      [-1000_00, -150_00, -850_00, 'Rounded with the other premiums of its order', 1],
      [-50_00, -7_50, -42_50, 'Rounded with the other premiums of its order', 2],
      [1000_00, 149_99, 850_01, 'Rounded with the other premiums of its order', undefined],
      [50_00, 7_51, 42_49, 'Rounded with the other premiums of its order', undefined],
    ],
  ],
  [
    'number and premium',
    [line({ policyNumber: 'O-2', gross: 900_00, agent: 750_00 })],
    [remitted()],
    [
      [-1000_00, -150_00, -850_00, 'Number changed, premium changed', 1],
      [900_00, 150_00, 750_00, 'Number changed, premium changed', undefined],
    ],
  ],
])('%s', (_, now, standing, expected) => {
  const lines = waitingLines(now, standing);
  expect(amounts(lines)).toEqual(expected);
  for (const { trace } of lines) expect(faultsOf(trace)).toEqual([]);
});

it('liability is taken back with what was remitted of it', () => {
  const liabilities = (now: readonly RemitLine[]) => waitingLines(now, [remitted()]).map(({ liability }) => liability);
  expect(liabilities([line({ effectiveDate: '2026-03-09' })])).toEqual([-100_000_00, 100_000_00]);
  expect(liabilities([])).toEqual([-100_000_00]);
});

it('what is remitted is held against what was paid, file by file', () => {
  const of = (ordersID: number, underwriter: number) => ({ ordersID, lines: [{ ...line(), underwriter }] });
  const paid = (ordersID: number, amount: number) => ({ ordersID, amount, label: 'Check 7' });
  const differences = (...given: Parameters<typeof tieOut>) => {
    const { files, ties } = tieOut(...given);
    for (const { difference } of files) expect(faultsOf(difference.trace)).toEqual([]);
    return [ties, ...files.map(({ difference }) => difference.value)];
  };
  expect(differences([of(1, 150_00), of(2, 30_00)], [paid(1, 150_00), paid(2, 30_00)])).toEqual([true, 0, 0]);
  // What one file was paid too much is no money of another one.
  expect(differences([of(1, 150_00), of(2, 30_00)], [paid(1, 149_99), paid(2, 30_01)])).toEqual([false, -1, 1]);
  // A correction ties where the payment that was named before came back.
  expect(differences([of(1, -50_00)], [paid(1, -150_00), paid(1, 100_00)])).toEqual([true, 0]);
  expect(differences([of(1, 0)], [paid(2, 1)])).toEqual([false, 0]);
});

it('a file that is paid something else is named, and so is one that remits nothing', () => {
  const files = [1, 2].map((ordersID) => ({ ordersID, fileNumber: `A-${ordersID}`, due: { value: 100_00 } }));
  const paid = (ordersID: number, amount: number) => ({ ordersID, amount });
  expect(untiedWords(files, [paid(1, 60_00), paid(1, 40_00), paid(2, 100_00)])).toEqual([]);
  expect(untiedWords(files, [paid(1, 100_00), paid(2, 99_99)])).toEqual(['A-2 is paid 99.99 where 100.00 is due']);
  expect(untiedWords(files, [paid(1, 100_00), paid(2, 100_00), paid(3, 5_00)])).toEqual([
    'Another file is paid 5.00 where 0.00 is due',
  ]);
});

it.each([
  ['Policy removed', null],
  ['Policy void', { isVoid: true, number: null, underwriter: 'Omega' }],
  ['Number removed', { isVoid: false, number: ' ', underwriter: 'Omega' }],
  ['Underwriter removed', { isVoid: false, number: 'O-1', underwriter: null }],
  ['Underwriter changed to Omega', { isVoid: false, number: 'O-1', underwriter: ' Omega ' }],
])('%s is why all of a policy comes back', (why, now) => {
  expect(whyTakenBack(now)).toBe(why);
  expect(waitingLines([], [remitted()], whyTakenBack(now))).toMatchObject([{ reason: why }]);
});

it('a register has a row for each line, and nothing that runs as a formula', () => {
  const { trace: _trace, ...rest } = line({ label: '=1+1', county: null });
  const corrects = { remittanceID: 7, line: 2, number: 'R-000007' };
  const less = { gross: -50_00, underwriter: -7_50, agent: -42_50 };
  const back = { ...rest, ...less, type: 'Endorsement' as const, label: 'T-19', corrects, reason: 'Re-dated' };
  const [head, first, second] = remittanceRegister([
    { ...rest, fileNumber: 'A-1' },
    { ...back, fileNumber: 'A-1' },
  ]).split('\r\n');
  expect(head).toContain('RemittanceTitleInsuranceAmount,GrossPremiumAmount,UnderwriterPortionAmount');
  expect(first).toBe("A-1,O-1,2026-03-02,TX,,Owner,PolicyPremium,'=1+1,100000.00,1000.00,150.00,850.00,,");
  expect(second).toBe(
    'A-1,O-1,2026-03-02,TX,,Owner,Endorsement,T-19,100000.00,-50.00,-7.50,-42.50,R-000007 line 2,Re-dated',
  );
});
