import { describe, expect, it } from 'vitest';
import { type RatedFile, rateManuals, ratesAlerts, replaceAlerts } from './index.ts';
import { file, rated, stored, t19, t191 } from './stored-rates.fixture.ts';

const alerts = (
  rates: ReturnType<typeof stored>,
  beside: Partial<Parameters<typeof ratesAlerts>[3]> = {},
  of: RatedFile = file,
) =>
  ratesAlerts(rates, of, rated(rates, of), { typed: new Set(), before: [], ...beside }).map(
    ({ target, message }) => `${target}: ${message}`,
  );

const [texas] = rateManuals;
if (!texas) throw new Error('There is no manual of Texas');
/** What the office published for June on, whose manual ends with the year. */
const office = { version: 'any-tx#1', effectiveFrom: '2026-06-01', manual: { ...texas, to: '2026-12-31' } };

describe('before premiums are used', () => {
  it('there is nothing to look at in a plain order', () => {
    expect(alerts(stored({}, [t19, t191]))).toEqual([]);
  });

  it('what differs, is there twice, is listed for the other policy or typed elsewhere is said', () => {
    const order = stored({ ownerLiability: 200_000_00 }, [t19, t19, { ...t191, policy: 'Loan' }]);
    expect(alerts(order, { typed: new Set(['lendersTitleInsurance']) })).toEqual([
      'Owner’s policy: Insured for 200,000.00, the sale price is 300,000.00',
      'Loan policy: It is typed among the fees, which counts: 298.00 by the rates does not',
      'Loan above the owner’s policy: 40,000.00 is insured for the lender alone',
      'Endorsement T-19: It is there twice and charged once',
      'Endorsement T-19.1: The rates list it for an owner’s policy',
    ]);
  });

  it('a version that has ended, or not begun, is said; one that is in force is not', () => {
    const on = (rateVersion: string, day: string) =>
      alerts(stored({ rateVersion }), {}, { ...file, closingDate: day, manuals: [office] });
    expect(on('texas-2019', '2026-02-28')).toEqual([]);
    expect(on('texas-2019', '2026-11-20')).toEqual(['Rates: texas-2019 ended on 02/28/2026']);
    expect(on('texas-2026', '2026-02-28')).toEqual(['Rates: texas-2026 begins on 03/01/2026']);
    expect(on('any-tx#1', '2026-05-31')).toEqual(['Rates: any-tx#1 begins on 06/01/2026']);
    expect(on('any-tx#1', '2026-06-01')).toEqual([]);
    expect(on('any-tx#1', '2027-01-01')).toEqual(['Rates: any-tx#1 ended on 12/31/2026']);
  });

  it('outside parties that get more than the agent has are said', () => {
    expect(alerts(stored({}, [], [{ name: 'Attorney', percent: '90' }]))).toEqual([
      'Outside parties: They get 93.40 more than the agent’s part',
    ]);
  });

  it('an earlier policy that lowers nothing is said', () => {
    const old = { transaction: 'Refinance', priorDate: '2010-01-01', priorAmount: 1, priorPayoff: 1 } as const;
    expect(alerts(stored({ ...old, policies: 'Loan alone' }))).toEqual([
      'Earlier policy: That of 01/01/2010 lowers nothing: it is too old, or the rates know no such credit',
    ]);
  });

  it('a policy that an earlier rate order has is said: that of the owner, and one that insures the same loan', () => {
    const ofOwner = 'Owner’s policy, again: An earlier rate order has one, too: both count';
    const ofLoan = 'Loan policy, again: An earlier rate order insures the same loan, too: both count';
    expect(alerts(stored(), { before: [stored()] })).toEqual([ofOwner, ofLoan]);
    const loanAlone = stored({ policies: 'Loan alone' });
    expect(alerts(loanAlone, { before: [stored()] })).toEqual([ofLoan]);
    expect(alerts(stored({ policies: 'Owner alone' }), { before: [loanAlone] })).toEqual([]);
    // Named by one of them, left to the loan of the statement by the other; insured for less is insured all the same.
    expect(alerts(loanAlone, { before: [stored({ loanID: 1 })] })).toEqual([ofLoan]);
    expect(alerts(loanAlone, { before: [stored({ loanLiability: 100_000_00 })] })).toEqual([ofLoan]);
  });

  it('a policy of another loan is none again, nor is one that is typed among the fees, of which none counts here', () => {
    // Of the same amount, which says nothing of which one it is.
    const second = stored({ policies: 'Loan alone', loanID: 2 });
    expect(alerts(second, { before: [stored()] })).toEqual([]);
    expect(alerts(stored({ policies: 'Loan alone', loanID: 2, loanLiability: 30_000_00 }))).toEqual([
      'Loan policy: Insured for 30,000.00, the loan is 240,000.00',
    ]);
    const typed = new Set(['ownersTitleInsurance', 'lendersTitleInsurance'] as const);
    expect(alerts(stored(), { before: [stored()], typed }).filter((words) => words.includes('again'))).toEqual([]);
  });

  it('alerts are one for each target, however often the order is worked out', () => {
    const order = stored({ ownerLiability: 200_000_00 });
    const raised = ratesAlerts(order, file, rated(order), { typed: new Set(), before: [] });
    const once = replaceAlerts([], 7, raised);
    expect(replaceAlerts(once, 7, raised)).toEqual(once);
    expect(once.map(({ target }) => target)).toEqual(['Owner’s policy', 'Loan above the owner’s policy']);
  });
});
