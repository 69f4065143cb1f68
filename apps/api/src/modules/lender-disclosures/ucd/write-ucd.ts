import {
  type DisclosedFactName,
  type DisclosedStatement,
  type DisclosedValue,
  factOf,
} from '@closewright/domain/lender-disclosure';
import { writeXml } from '../../../platform/xml/index.ts';
import { added, element, type Growing, inOrder, inside, put } from './tree.ts';
import { type UcdVersion, ucd14 } from './ucd-versions.ts';
import { type Base, bases, cashWords, factPoints, loanTypeWords, purposeWords, totalWords } from './ucd-words.ts';
import { writeFees } from './write-fees.ts';
import { writeLines } from './write-lines.ts';
import { amountText, valueText } from './write-values.ts';

interface Written {
  readonly version?: UcdVersion;
  /** When it is written, an instant of ISO 8601. */
  readonly createdAt: string;
}

/**
 * A closing disclosure as UCD XML, with what the comparison knows of it: no addresses, people or licenses, no embedded picture. What it does not say is left
 * out. `readUcd` reads the same back.
 */
export function writeUcd(statement: DisclosedStatement, { version = ucd14, createdAt }: Written): string {
  const { facts } = statement;
  const model: [string, string] = ['MISMOReferenceModelIdentifier', version.referenceModel];
  const message = element('MESSAGE', [
    ['xmlns', version.namespace],
    [`xmlns:${version.extension.prefix}`, version.extension.namespace],
    model,
  ]);
  put(message, 'ABOUT_VERSIONS/ABOUT_VERSION/CreatedDatetime', createdAt);
  const document = added(message, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT');
  document.attributes.push(model);
  put(document, 'ABOUT_VERSIONS/ABOUT_VERSION/DataVersionIdentifier', version.dataVersion);
  classify(document, facts);
  // Each base has an entry.
  const parts = Object.fromEntries(
    Object.entries(bases).map(([name, path]) => [name, inside(document, path)]),
  ) as Readonly<Record<Base, Growing>>;
  // The names are those of the literal.
  for (const [name, [base, path]] of Object.entries(factPoints))
    put(parts[base], path, textOf(name as DisclosedFactName, facts));
  writeDeal(parts.deal, facts);
  writeLoan(parts.loan, facts);
  writeCash(parts.closing, facts);
  writeTotals(parts.disclosure, facts);
  writeCashRows(parts.disclosure, facts);
  writePayments(parts.disclosure, statement.payments);
  const { prefix } = version.extension;
  writeFees(parts.loan, statement, prefix);
  writeLines(parts, statement.lines, prefix);
  return writeXml(inOrder(message));
}

type Facts = DisclosedStatement['facts'];

const textOf = (name: DisclosedFactName, facts: Facts): string | null => {
  const value = facts[name];
  return value === undefined ? null : valueText(factOf(name).kind, value);
};

/** Which form it is: the one of a loan without a seller has payoffs and payments. */
function classify(document: Growing, facts: Facts): void {
  const classes = inside(document, 'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS');
  put(classes, 'DocumentType', 'Other');
  const form = facts.payoffsAndPayments === undefined ? 'ModelForm' : 'AlternateForm';
  put(classes, 'DocumentTypeOtherDescription', `ClosingDisclosure:${form}`);
  const detail = inside(document, 'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSIFICATION_DETAIL');
  put(detail, 'DocumentFormIssuingEntityNameType', 'CFPB');
}

function writeDeal(deal: Growing, facts: Facts): void {
  const contract = 'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY/SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL';
  const hasGoods = facts.personalProperty !== undefined && facts.personalProperty !== 0;
  if (facts.salePrice !== undefined) {
    put(deal, `${contract}/${hasGoods ? 'RealPropertyAmount' : 'SalesContractAmount'}`, textOf('salePrice', facts));
    put(deal, `${contract}/PersonalPropertyIncludedIndicator`, String(hasGoods));
  }
  put(deal, `${contract}/PersonalPropertyAmount`, textOf('personalProperty', facts));
  const lender = textOf('lender', facts);
  if (lender === null) return;
  const party = added(deal, 'PARTIES/PARTY');
  put(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName', lender);
  put(party, 'ROLES/ROLE/ROLE_DETAIL/PartyRoleType', 'NotePayTo');
}

function writeLoan(loan: Growing, facts: Facts): void {
  if (facts.termMonths !== undefined) {
    put(loan, 'MATURITY/MATURITY_RULE/LoanMaturityPeriodCount', textOf('termMonths', facts));
    put(loan, 'MATURITY/MATURITY_RULE/LoanMaturityPeriodType', 'Month');
  }
  if (facts.loanNumber !== undefined) {
    put(loan, 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER/LoanIdentifier', textOf('loanNumber', facts));
    put(loan, 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER/LoanIdentifierType', 'LenderLoan');
  }
  put(loan, 'TERMS_OF_LOAN/LoanPurposeType', wordFor(facts.purpose, purposeWords));
  put(loan, 'TERMS_OF_LOAN/MortgageType', wordFor(facts.loanType, loanTypeWords));
}

const wordFor = (value: DisclosedValue | undefined, words: Readonly<Record<string, string>>): string | null =>
  value === undefined ? null : (Object.keys(words).find((word) => words[word] === value) ?? String(value));

/** Each side has one data point, which says which way its cash goes. */
function writeCash(closing: Growing, { cashFromBorrower, cashToSeller }: Facts): void {
  const point = (value: DisclosedValue | undefined, above: string, below: string) => {
    if (typeof value !== 'number') return;
    put(closing, `CLOSING_INFORMATION_DETAIL/${value < 0 ? below : above}`, amountText(Math.abs(value)));
  };
  point(cashFromBorrower, 'CashFromBorrowerAtClosingAmount', 'CashToBorrowerAtClosingAmount');
  point(cashToSeller, 'CashToSellerAtClosingAmount', 'CashFromSellerAtClosingAmount');
}

function writeTotals(disclosure: Growing, facts: Facts): void {
  const summaryOf = (total: string | null, section: string, subsection: string | null) => {
    const path = 'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES/INTEGRATED_DISCLOSURE_SECTION_SUMMARY';
    const summary = added(disclosure, path);
    const detail = inside(summary, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL');
    put(detail, 'IntegratedDisclosureSectionTotalAmount', total);
    put(detail, 'IntegratedDisclosureSectionType', section);
    put(detail, 'IntegratedDisclosureSubsectionType', subsection);
    return { summary, detail };
  };
  for (const [name, [section, subsection]] of Object.entries(totalWords)) {
    // The names are those of the literal.
    const total = textOf(name as DisclosedFactName, facts);
    if (total !== null) summaryOf(total, section, subsection);
  }
  const section = 'TotalClosingCosts';
  const total = textOf('total.J', facts);
  if (total !== null) summaryOf(total, section, null);
  const columns = subtotals.filter(({ name }) => facts[name] !== undefined);
  if (columns.length > 0) {
    const { summary } = summaryOf(subtotalOf(facts), section, 'ClosingCostsSubtotal');
    for (const { name, paidBy, time } of columns) {
      const path = 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS/INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT';
      const payment = added(summary, path);
      put(payment, 'IntegratedDisclosureSubsectionPaidByType', paidBy);
      put(payment, 'IntegratedDisclosureSubsectionPaymentAmount', textOf(name, facts));
      put(payment, 'IntegratedDisclosureSubsectionPaymentTimingType', time);
    }
  }
  const [credits, cure] = [textOf('lenderCredits', facts), textOf('lenderCreditsForCure', facts)];
  if (credits === null && cure === null) return;
  const { detail } = summaryOf(credits, section, 'LenderCredits');
  put(detail, 'LenderCreditToleranceCureAmount', cure);
}

const subtotals = [
  { name: 'borrowerAtClosing', paidBy: 'Buyer', time: 'AtClosing' },
  { name: 'borrowerBeforeClosing', paidBy: 'Buyer', time: 'BeforeClosing' },
  { name: 'sellerAtClosing', paidBy: 'Seller', time: 'AtClosing' },
  { name: 'sellerBeforeClosing', paidBy: 'Seller', time: 'BeforeClosing' },
  { name: 'others', paidBy: 'ThirdParty', time: null },
] as const;

/** What the borrower pays before the lender gives anything: the sum of the totals D and I. Where J is not said, a reader would make it of this. */
function subtotalOf(facts: Facts): string | null {
  const { 'total.D': loan, 'total.I': other, 'total.J': total } = facts;
  return typeof loan === 'number' && typeof other === 'number' && total !== undefined ? amountText(loan + other) : null;
}

function writeCashRows(disclosure: Growing, facts: Facts): void {
  const item = 'IntegratedDisclosureCashToCloseItem';
  const seen = new Set<string>();
  for (const [word, key] of Object.entries(cashWords)) {
    const [final, estimated] = [textOf(`final.${key}`, facts), textOf(`estimated.${key}`, facts)];
    if (seen.has(key) || (final === null && estimated === null)) continue;
    seen.add(key);
    const row = added(disclosure, 'CASH_TO_CLOSE_ITEMS/CASH_TO_CLOSE_ITEM');
    put(row, `${item}EstimatedAmount`, estimated);
    put(row, `${item}FinalAmount`, final);
    put(row, `${item}Type`, word);
  }
}

function writePayments(disclosure: Growing, payments: DisclosedStatement['payments']): void {
  const name = 'ProjectedPayment';
  for (const [at, payment] of (payments ?? []).entries()) {
    const { fromYear, toYear, isFinal, principalAndInterest, total } = payment;
    const column = added(disclosure, 'PROJECTED_PAYMENTS/PROJECTED_PAYMENT');
    column.attributes.push(['SequenceNumber', String(at + 1)]);
    const range = (part: string, { least, most }: { least: number; most: number }) => {
      put(column, `${name}${part}MaximumPaymentAmount`, amountText(most));
      if (least !== most) put(column, `${name}${part}MinimumPaymentAmount`, amountText(least));
    };
    put(column, 'PaymentFrequencyType', 'Monthly');
    put(column, `${name}CalculationPeriodStartNumber`, String(fromYear));
    put(column, `${name}CalculationPeriodEndNumber`, String(toYear));
    put(column, `${name}CalculationPeriodTermType`, isFinal ? 'Other' : 'Yearly');
    if (isFinal) put(column, `${name}CalculationPeriodTermTypeOtherDescription`, 'FinalPayment');
    put(column, `${name}EstimatedEscrowPaymentAmount`, amountText(payment.escrow));
    put(column, `${name}MIPaymentAmount`, amountText(payment.mortgageInsurance));
    range('PrincipalAndInterest', principalAndInterest);
    range('EstimatedTotal', total);
  }
}
