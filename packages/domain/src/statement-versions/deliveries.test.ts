import { expect, it } from 'vitest';
import { type DeliveredVersion, type DeliveryMethod, deliveryProblems, storedWait, type VersionKind } from './index.ts';

const delivered = (
  kind: VersionKind,
  method: DeliveryMethod,
  sentOn: string,
  receivedOn: string | null = null,
): DeliveredVersion => ({ kind, delivery: { deliveredTo: 'Michael Jones', method, sentOn, receivedOn } });
const borrower = (...of: [DeliveryMethod, string, (string | null)?]) => delivered('Issued to borrower', ...of);
const days = (versions: readonly DeliveredVersion[]) => {
  const wait = storedWait(versions);
  return wait && [wait.received.value, wait.earliest.value];
};

// 2026-11-26 is Thanksgiving, 2026-11-22 a Sunday.
it.each<[string, DeliveredVersion[], string[] | null]>([
  ['handed over', [borrower('In person', '2026-11-16')], ['2026-11-16', '2026-11-19']],
  ['mailed: three business days later', [borrower('Mail', '2026-11-16')], ['2026-11-19', '2026-11-23']],
  ['e-mailed counts as mail does', [borrower('E-mail', '2026-11-16')], ['2026-11-19', '2026-11-23']],
  ['e-mailed and known to have come', [borrower('E-mail', '2026-11-16', '2026-11-17')], ['2026-11-17', '2026-11-20']],
  [
    'known to have come later than it counts',
    [borrower('Mail', '2026-11-16', '2026-11-24')],
    ['2026-11-19', '2026-11-23'],
  ],
  ['mailed over Thanksgiving', [borrower('Mail', '2026-11-24')], ['2026-11-28', '2026-12-02']],
  [
    'the first that came counts, whichever was kept first',
    [borrower('Mail', '2026-11-16'), borrower('In person', '2026-11-17')],
    ['2026-11-17', '2026-11-20'],
  ],
  [
    'what lender and seller got is no disclosure to the borrower',
    [delivered('Sent to lender', 'E-mail', '2026-11-02'), delivered('Issued to seller', 'Mail', '2026-11-02')],
    null,
  ],
  ['not delivered yet', [{ kind: 'Issued to borrower', delivery: null }], null],
])('%s', (_, versions, expected) => {
  expect(days(versions)).toEqual(expected);
});

it.each<[VersionKind, DeliveredVersion, object]>([
  ['Final', borrower('Mail', '2026-11-16', '2026-11-18'), {}],
  ['Draft', borrower('Mail', '2026-11-16'), { method: 'A draft is delivered to nobody' }],
  ['Final', borrower('Mail', '2026-11-16', '2026-11-15'), { receivedOn: 'It cannot have come before it was sent' }],
  [
    'Final',
    borrower('In person', '2026-11-16', '2026-11-17'),
    { receivedOn: 'What is handed over has come on that day' },
  ],
])('as %s: %j', (kind, { delivery }, expected) => {
  expect(delivery && deliveryProblems(kind, delivery)).toEqual(expected);
});
