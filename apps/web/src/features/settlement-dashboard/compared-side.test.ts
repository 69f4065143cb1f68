import type { KeptStatement, Settlement } from '@closewright/contract/settlement';
import { figuresToKeep, reckonedDocument } from '@closewright/domain/closing-file';
import { expect, it } from 'vitest';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { asKept, savedNow } from './compared-side.ts';

const settlement = {
  ...Object.fromEntries(Object.keys(statementKinds).map((name) => [name, []])),
  loanID: 0,
  loans: [],
  salePrice: 180_000_00,
  closingDate: '2013-04-15',
  disbursementDate: null,
  earnestMoney: null,
  settlementStatementType: 1,
  statement: { cushionMonths: null, escrowRounding: null, firstEscrowPayment: null, prepaidInterestDay: null },
  fees: [{ feeID: 8, label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 85_00 }],
  // What figures are made of, in short.
} as unknown as Settlement;
const figures = figuresToKeep(reckonedDocument({ ...settlement, hasSeller: true }), 'CDF');
const asIf = (survey: number) => ({
  ...figures,
  lines: figures.lines.map((line) =>
    line.label === 'Survey' ? { ...line, figure: { kind: 'figure', value: survey } as const } : line,
  ),
});
const version = (kept: KeptStatement['figures']): KeptStatement => ({
  statementVersionID: 7,
  number: 2,
  kind: 'Draft',
  note: null,
  keptAt: '2013-04-10T12:00:00.000Z',
  keptBy: null,
  hash: '',
  isThere: true,
  isOfRemovedLoan: false,
  deliveries: [],
  signings: [],
  isIntact: true,
  hasSeller: true,
  settlement,
  figures: kept,
});

it('a version shows its own figures, and says where today would reckon otherwise', () => {
  expect(asKept(version(figures), 'CDF')).toEqual({ figures, told: [] });
  expect(asKept(version(asIf(80_00)), 'CDF')).toEqual({
    figures: asIf(80_00),
    told: [{ statementVersionID: 7, number: 2, otherwise: ['Survey 85.00 in place of 80.00'] }],
  });
});

it('one without figures to show is shown as today reckons it, and says so', () => {
  expect(asKept(version(null), 'CDF')).toEqual({
    figures: savedNow(settlement, true, 'CDF').figures,
    told: [{ statementVersionID: 7, number: 2, otherwise: null }],
  });
});
