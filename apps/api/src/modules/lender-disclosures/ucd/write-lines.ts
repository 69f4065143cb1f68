import type { DisclosedLine } from '@closewright/domain/lender-disclosure';
import { payoffWords } from './read-lines.ts';
import { added, type Growing, put } from './tree.ts';
import { type Base, lineSectionWords } from './ucd-words.ts';
import { amountText } from './write-values.ts';

type Parts = Readonly<Record<Base, Growing>>;

/** Writes the lines of the summaries. */
export function writeLines(parts: Parts, lines: readonly DisclosedLine[], prefix: string): void {
  for (const line of lines) writers[line.kind](parts, line, prefix);
}

type Writer = (parts: Parts, line: DisclosedLine, prefix: string) => void;

const sectionOf = ({ section }: DisclosedLine): string | undefined =>
  Object.entries(lineSectionWords).find(([, letter]) => letter === section)?.[0];

/** A type of its own list with the name on the form. */
function putType(parent: Growing, path: string, label: string, prefix: string, description = label): void {
  put(parent, path, 'Other')?.attributes.push([`${prefix}:DisplayLabelText`, label]);
  put(parent, `${path}OtherDescription`, description);
}

const writeFund: Writer = ({ closing }, line) => {
  const fund = added(closing, 'CLOSING_COST_FUNDS/CLOSING_COST_FUND');
  put(fund, 'ClosingCostFundAmount', amountText(line.amount));
  put(fund, 'FundsType', line.kind === 'deposit' ? 'DepositOnSalesContract' : 'ExcessDeposit');
  put(fund, 'IntegratedDisclosureSectionType', sectionOf(line));
};

const writeAdjustment: Writer = ({ closing }, line, prefix) => {
  const { kind, section, label, amount, party } = line;
  const item = added(closing, 'CLOSING_ADJUSTMENT_ITEMS/CLOSING_ADJUSTMENT_ITEM');
  const detail = 'CLOSING_ADJUSTMENT_ITEM_DETAIL';
  put(item, `${detail}/ClosingAdjustmentItemAmount`, amountText(amount));
  put(item, `${detail}/ClosingAdjustmentItemPaidOutsideOfClosingIndicator`, 'false');
  put(item, `${detail}/IntegratedDisclosureSectionType`, sectionOf(line));
  if (kind === 'sellerCredit') {
    put(item, `${detail}/ClosingAdjustmentItemType`, 'SellerCredit');
  } else {
    putType(item, `${detail}/ClosingAdjustmentItemType`, label, prefix);
    const subsection = kind === 'otherCredit' ? 'OtherCredits' : 'Adjustments';
    if (section !== 'P') put(item, `${detail}/IntegratedDisclosureSubsectionType`, subsection);
  }
  put(item, 'CLOSING_ADJUSTMENT_ITEM_PAID_BY/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName', party);
};

const writeProration: Writer = ({ closing }, line, prefix) => {
  const { kind, label, amount, days } = line;
  const item = added(closing, 'PRORATION_ITEMS/PRORATION_ITEM');
  const isPaid = kind === 'paidInAdvance';
  put(item, 'IntegratedDisclosureSectionType', sectionOf(line));
  put(
    item,
    'IntegratedDisclosureSubsectionType',
    isPaid ? 'AdjustmentsForItemsPaidBySellerInAdvance' : 'AdjustmentsForItemsUnpaidBySeller',
  );
  put(item, 'ProrationItemAmount', amountText(amount));
  put(item, 'ProrationItemPaidFromDate', days?.from);
  put(item, 'ProrationItemPaidThroughDate', days?.to);
  putType(item, 'ProrationItemType', label, prefix);
};

/** Which lien a payoff is of nobody says: it is another debt by its name. */
const writeLiability: Writer = ({ deal }, line, prefix) => {
  const { kind, label, amount, party } = line;
  const liability = added(deal, 'LIABILITIES/LIABILITY');
  const description = kind === 'payoff' ? payoffWords : 'Payment';
  putType(liability, 'LIABILITY_DETAIL/LiabilityType', label, prefix, description);
  put(liability, `LIABILITY_DETAIL/EXTENSION/OTHER/${prefix}:IntegratedDisclosureSectionType`, sectionOf(line));
  put(liability, 'LIABILITY_HOLDER/NAME/FullName', party);
  put(liability, 'PAYOFF/PayoffAmount', amountText(amount));
};

const writers: Readonly<Record<DisclosedLine['kind'], Writer>> = {
  deposit: writeFund,
  excessDeposit: writeFund,
  sellerCredit: writeAdjustment,
  otherCredit: writeAdjustment,
  adjustment: writeAdjustment,
  payment: writeLiability,
  payoff: writeLiability,
  paidInAdvance: writeProration,
  unpaidBySeller: writeProration,
};
