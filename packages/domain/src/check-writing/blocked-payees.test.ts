import { expect, it } from 'vitest';
import type { StatementDocument } from '../closing-file/index.ts';
import { gated, plan } from './gate.fixture.ts';
import { ledger, line } from './ledger.fixture.ts';
import { purchase } from './statement-money.fixture.ts';

/** The purchase whose appraisal was removed and entered again: the same line with another row. */
const again: StatementDocument = {
  ...purchase,
  fees: purchase.fees.map((row) => (row.feeID === 12 ? { ...row, feeID: 19 } : row)),
};
const appraisal = line('fee.fees.id12', 405_00, 'Appraisal');
const toAppraisers = { payee: 'Appraisers Inc.', party: 'name appraisers inc.' };

type Gated = NonNullable<Parameters<typeof gated>[0]>;
const blocked = (given: Gated) =>
  gated(given).flatMap(({ proposed: { kind, payee, plan: at }, items }) =>
    kind === 'pay' && payee === 'Appraisers Inc.'
      ? [[at, items.flatMap(({ state, words }) => (state === 'blocks' ? [words] : []))]]
      : [],
  );

function paid(ended: boolean) {
  const book = ledger();
  const check = book.pay([appraisal], toAppraisers);
  if (ended) book.end(check, 'void');
  return book.soFar();
}

const tooMuch =
  'Appraisers Inc. was paid 405.00 too much: The statement does not have Appraisal any more, 405.00 was paid.';
const waits = 'Appraisers Inc. is held for Appraisal, which the statement does not have any more: No W-9.';

it.each<[string, Gated, unknown]>([
  [
    'is blocked who was paid by a row that was entered again',
    { document: again, soFar: paid(false) },
    [[null, [tooMuch]]],
  ],
  ['is paid whose payment was voided', { document: again, soFar: paid(true) }, [[null, []]]],
  [
    'is blocked by a plan to the same name, too',
    {
      document: again,
      soFar: paid(false),
      plans: [plan([line('fee.fees.id19', 5_00, 'Appraisal')], { payee: 'appraisers  inc.' })],
    },
    [[null, [tooMuch]]],
  ],
  [
    'is blocked whose hold is of a row that is gone',
    { document: again, plans: [plan([appraisal], { ...toAppraisers, hold: 'No W-9' })] },
    [
      [0, ['No W-9.', 'The statement does not have Appraisal any more, 405.00 is planned.']],
      [null, [waits]],
    ],
  ],
  [
    'is paid while somebody else is held',
    { document: again, plans: [plan([appraisal], { payee: 'Joe', hold: 'No W-9' })] },
    [[null, []]],
  ],
])('%s', (_, given, expected) => {
  expect(blocked(given)).toEqual(expected);
});

it('a plan to somebody who was paid too much is blocked, however the name is written', () => {
  const plans = [plan([line('fee.fees.id16', 5_00, 'Settlement')], { payee: 'APPRAISERS  Inc.' })];
  const [first] = gated({ document: again, soFar: paid(false), plans });
  expect(first).toMatchObject({ isBlocked: true, proposed: { plan: 0, problem: tooMuch.slice(0, -1) } });
});
