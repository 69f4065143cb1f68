import type { DisclosedLine, DisclosedLineKind, LineSection } from '@closewright/domain/lender-disclosure';
import { zeroCents } from '@closewright/domain/money';
import { all, amountAt, answerAt, namingAt, textAt, type UcdElement, wordAt } from './element.ts';
import { lineSectionWords } from './ucd-words.ts';

/** The lines of the summaries: deposits, credits and adjustments, prorations, and what is paid off. */
export function readLines(deal: UcdElement, closing: UcdElement | null): DisclosedLine[] {
  const ofClosing = (path: string, read: (element: UcdElement) => DisclosedLine[]) =>
    closing ? all(closing, path).flatMap(read) : [];
  return [
    ...ofClosing('CLOSING_COST_FUNDS/CLOSING_COST_FUND', fundOf),
    ...ofClosing('CLOSING_ADJUSTMENT_ITEMS/CLOSING_ADJUSTMENT_ITEM', adjustmentOf),
    ...ofClosing('PRORATION_ITEMS/PRORATION_ITEM', prorationOf),
    ...all(deal, 'LIABILITIES/LIABILITY').flatMap(liabilityOf),
  ];
}

function fundOf(fund: UcdElement): DisclosedLine[] {
  const section = wordAt(fund, 'IntegratedDisclosureSectionType', lineSectionWords);
  const type = textAt(fund, 'FundsType');
  if (section === null || type === null) return [];
  const isExcess = type === 'ExcessDeposit';
  return [
    {
      section,
      kind: isExcess ? 'excessDeposit' : 'deposit',
      label: isExcess ? 'Excess Deposit' : 'Deposit',
      amount: amountAt(fund, 'ClosingCostFundAmount') ?? zeroCents,
      party: null,
    },
  ];
}

/** What was paid outside of closing is in no total. */
function adjustmentOf(item: UcdElement): DisclosedLine[] {
  const detail = 'CLOSING_ADJUSTMENT_ITEM_DETAIL';
  const section = wordAt(item, `${detail}/IntegratedDisclosureSectionType`, lineSectionWords);
  if (section === null || answerAt(item, `${detail}/ClosingAdjustmentItemPaidOutsideOfClosingIndicator`)) return [];
  const type = `${detail}/ClosingAdjustmentItemType`;
  const isSellers = textAt(item, type) === 'SellerCredit';
  const paidBy = 'CLOSING_ADJUSTMENT_ITEM_PAID_BY';
  return [
    {
      section,
      kind: isSellers ? 'sellerCredit' : kindOf(section, textAt(item, `${detail}/IntegratedDisclosureSubsectionType`)),
      ...(isSellers ? { label: 'Seller Credit' } : namingAt(item, type)),
      amount: amountAt(item, `${detail}/ClosingAdjustmentItemAmount`) ?? zeroCents,
      party:
        textAt(item, `${paidBy}/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName`) ??
        textAt(item, `${paidBy}/INDIVIDUAL/NAME/FullName`),
    },
  ];
}

/** Among payoffs and payments what is no debt is what others give. */
const kindOf = (section: LineSection, subsection: string | null): DisclosedLineKind =>
  subsection === 'OtherCredits' || section === 'P' ? 'otherCredit' : 'adjustment';

const paidByWhom = {
  AdjustmentsForItemsPaidBySellerInAdvance: 'paidInAdvance',
  AdjustmentsForItemsUnpaidBySeller: 'unpaidBySeller',
} as const;

function prorationOf(item: UcdElement): DisclosedLine[] {
  const section = wordAt(item, 'IntegratedDisclosureSectionType', lineSectionWords);
  if (section === null) return [];
  const said = wordAt(item, 'IntegratedDisclosureSubsectionType', paidByWhom);
  const [from, to] = [textAt(item, 'ProrationItemPaidFromDate'), textAt(item, 'ProrationItemPaidThroughDate')];
  return [
    {
      section,
      kind: said ?? (section === 'K' || section === 'M' ? 'paidInAdvance' : 'unpaidBySeller'),
      ...namingAt(item, 'ProrationItemType'),
      amount: amountAt(item, 'ProrationItemAmount') ?? zeroCents,
      party: null,
      ...(from !== null && to !== null && { days: { from, to } }),
    },
  ];
}

/** A debt that is paid from the closing; one without a section is on no line of the form. */
function liabilityOf(liability: UcdElement): DisclosedLine[] {
  const type = 'LIABILITY_DETAIL/LiabilityType';
  const section = wordAt(
    liability,
    'LIABILITY_DETAIL/EXTENSION/OTHER/IntegratedDisclosureSectionType',
    lineSectionWords,
  );
  if (section === null) return [];
  const word = textAt(liability, type) ?? '';
  const isPayoff =
    section === 'N' || /Mortgage|HELOC/.test(word) || textAt(liability, `${type}OtherDescription`) === payoffWords;
  return [
    {
      section,
      kind: isPayoff ? 'payoff' : 'payment',
      ...namingAt(liability, type),
      amount: amountAt(liability, 'PAYOFF/PayoffAmount') ?? zeroCents,
      party: textAt(liability, 'LIABILITY_HOLDER/NAME/FullName'),
    },
  ];
}

/** What we call a debt of which nobody says which lien it is. */
export const payoffWords = 'Payoff';
