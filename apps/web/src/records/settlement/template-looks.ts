import type { TemplateLine } from '@closewright/domain/statement-presets';
import type { OfficeLooks } from '../list/office-columns.ts';

const money = { kind: 'money', width: 100 } as const;
const rate = { kind: 'number', width: 90, priority: 9 } as const;

/** How the lines of settlement templates are shown and exchanged; what few lines have makes room first. */
export const templateLooks = (nameOf: (templateID: number) => string): OfficeLooks<TemplateLine> => ({
  settlementTemplateID: {
    width: 120,
    groupable: true,
    says: ({ settlementTemplateID: id }) => (id === null ? '' : nameOf(id)),
  },
  part: { width: 84, priority: 2 },
  section: { width: 70 },
  label: { grow: 2, minWidth: 170, rowHeader: true },
  code: { width: 84, kind: 'identifier', priority: 4 },
  kind: { width: 150, priority: 5 },
  payeeRule: { width: 104 },
  payeeName: { minWidth: 120 },
  bucket: { width: 84, priority: 3 },
  amount: { ...money, priority: 2 },
  percent: { ...rate, priority: 3 },
  percentOf: { width: 110, priority: 3 },
  quantity: { kind: 'number', width: 80, priority: 9 },
  each: { ...money, priority: 9 },
  borrowerAtClosing: { ...money, width: 130 },
  borrowerAtClosingPercent: rate,
  borrowerBeforeClosing: { ...money, priority: 8 },
  borrowerBeforeClosingPercent: rate,
  sellerAtClosing: { ...money, width: 130 },
  sellerAtClosingPercent: rate,
  sellerBeforeClosing: { ...money, priority: 8 },
  sellerBeforeClosingPercent: rate,
  others: { ...money, priority: 7 },
  othersPercent: rate,
  otherPayer: { width: 100, priority: 7 },
  isFinanceCharge: { width: 110, priority: 6 },
  isOptional: { width: 84, priority: 6 },
  period: { width: 90, priority: 6 },
  paidWhen: { width: 90, priority: 6 },
  inactive: { width: 84, priority: 2 },
});
