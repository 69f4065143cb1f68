import {
  type DisclosedFactName,
  type DisclosedPayment,
  type DisclosedStatement,
  type DisclosedValue,
  factOf,
} from '@closewright/domain/lender-disclosure';
import { addCents, type Cents, negateCents, subtractCents, zeroCents } from '@closewright/domain/money';
import type { CashRowKey, CostColumn } from '@closewright/domain/settlement';
import type { XmlElement } from '../../../platform/xml/index.ts';
import { DisclosureRefused } from '../disclosure-refused.ts';
import {
  all,
  amountAt,
  answerAt,
  countAt,
  first,
  oneOf,
  rateAt,
  refuseSecond,
  saysTheSame,
  textAt,
  type UcdElement,
  wordAt,
} from './element.ts';
import { readFees } from './read-fees.ts';
import { readLines } from './read-lines.ts';
import { modelOf, type UcdVersion, ucdVersions } from './ucd-versions.ts';
import { type Base, bases, cashWords, factPoints, loanTypeWords, purposeWords, totalWords } from './ucd-words.ts';

type Facts = Partial<Record<DisclosedFactName, DisclosedValue | null>>;

/**
 * The closing disclosure of a UCD file. Throws DisclosureRefused for what is none: another root, namespace or model, no disclosure or several, and values that
 * are not written as UCD writes them. What the file does not say is left out.
 */
export function readUcd(root: XmlElement): DisclosedStatement {
  const version = versionOf(root);
  const document = documentOf({ xml: root, version });
  const loan = loanOf(document);
  const parts: Parts = {
    deal: first(document, bases.deal),
    loan,
    closing: loan && first(loan, 'CLOSING_INFORMATION'),
    disclosure: loan && first(loan, disclosurePath),
  };
  const facts: Facts = {
    ...pointsOf(parts),
    ...(parts.deal && dealFacts(parts.deal)),
    ...(loan && loanFacts(loan)),
    ...(parts.closing && cashOf(parts.closing)),
    ...(parts.disclosure && { ...totalsOf(parts.disclosure), ...cashRows(parts.disclosure) }),
  };
  const { fees, ...recording } = loan ? readFees(loan) : { fees: [] };
  return {
    facts: Object.fromEntries(
      Object.entries({ ...facts, ...recording }).filter(([, value]) => value !== null && value !== undefined),
    ),
    fees,
    lines: parts.deal ? readLines(parts.deal, parts.closing) : [],
    payments: parts.disclosure && paymentsOf(parts.disclosure),
  };
}

type Parts = Readonly<Record<Base, UcdElement | null>>;

const disclosurePath = 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/INTEGRATED_DISCLOSURE';

function versionOf({ name, namespace, attributes }: XmlElement): UcdVersion {
  const known = ucdVersions.find((version) => version.namespace === namespace);
  if (!known)
    throw new DisclosureRefused(
      `The file is no UCD: its root ${name.slice(0, 40)} is in the namespace ${namespace.slice(0, 80) || 'of none'}, not in ${ucdVersions.map((each) => each.namespace).join(' or ')}`,
    );
  if (name !== 'MESSAGE')
    throw new DisclosureRefused(`The file is no UCD: its root is ${name.slice(0, 40)}, not MESSAGE`);
  const model = attributes.find((each) => each.name === 'MISMOReferenceModelIdentifier')?.value;
  if (model === undefined)
    throw new DisclosureRefused('The file is no UCD: MESSAGE does not say its MISMOReferenceModelIdentifier');
  const found = ucdVersions.find(({ referenceModel }) => modelOf(referenceModel) === modelOf(model));
  if (!found)
    throw new DisclosureRefused(
      `The file is of MISMO ${model.slice(0, 20)}: ${ucdVersions.map(({ referenceModel }) => modelOf(referenceModel)).join(' and ')} is read`,
    );
  return found;
}

/** The document of the borrower: that of the seller alone is no disclosure of a lender. */
function documentOf(message: UcdElement): UcdElement {
  const documents = all(message, 'DOCUMENT_SETS/DOCUMENT_SET/DOCUMENTS/DOCUMENT').filter(
    (document) => all(document, bases.disclosure).length > 0 && !isOfSeller(document),
  );
  const [only, another] = documents;
  if (!only)
    throw new DisclosureRefused('The file has no closing disclosure: no LOAN of it has an INTEGRATED_DISCLOSURE');
  if (another)
    throw new DisclosureRefused(`The file has ${documents.length} closing disclosures: send the one to compare`);
  return only;
}

const isOfSeller = (document: UcdElement): boolean =>
  all(document, 'DOCUMENT_CLASSIFICATION/DOCUMENT_CLASSES/DOCUMENT_CLASS/DocumentTypeOtherDescription').some(
    ({ xml }) => xml.text.trim().endsWith(':SellerOnly'),
  );

/** The loan that is disclosed, where others are named beside it. */
function loanOf(document: UcdElement): UcdElement | null {
  const [only, ...others] = all(document, bases.loan).filter((loan) => first(loan, disclosurePath) !== null);
  const other = only && others.find(({ xml }) => !saysTheSame(xml, only.xml));
  if (other) refuseSecond(only.xml, other.xml);
  return only ?? null;
}

function pointsOf(parts: Parts): Facts {
  // The names are those of the literal.
  const points = Object.entries(factPoints) as [keyof typeof factPoints, readonly [Base, string]][];
  return Object.fromEntries(
    points.map(([name, [base, path]]) => [name, parts[base] && valueAt(parts[base], path, factOf(name).kind)]),
  );
}

function valueAt(element: UcdElement, path: string, kind: ReturnType<typeof factOf>['kind']): DisclosedValue | null {
  if (kind === 'money') return amountAt(element, path);
  if (kind === 'rate') return rateAt(element, path);
  if (kind === 'count') return countAt(element, path);
  return kind === 'answer' ? answerAt(element, path) : textAt(element, path);
}

/** Price and lender. With personal property the price of the real property stands by itself. */
function dealFacts(deal: UcdElement): Facts {
  const contract = first(
    deal,
    'COLLATERALS/COLLATERAL/SUBJECT_PROPERTY/SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL',
  );
  const lenders = all(deal, 'PARTIES/PARTY').filter((party) =>
    all(party, 'ROLES/ROLE/ROLE_DETAIL').some((role) => textAt(role, 'PartyRoleType') === 'NotePayTo'),
  );
  return {
    salePrice: contract && (amountAt(contract, 'RealPropertyAmount') ?? amountAt(contract, 'SalesContractAmount')),
    personalProperty: contract && amountAt(contract, 'PersonalPropertyAmount'),
    lender: oneOf(lenders, 'NotePayTo', (party) => textAt(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName')),
  };
}

function loanFacts(loan: UcdElement): Facts {
  const term = countAt(loan, 'MATURITY/MATURITY_RULE/LoanMaturityPeriodCount');
  const unit = wordAt(loan, 'MATURITY/MATURITY_RULE/LoanMaturityPeriodType', { Month: 1, Year: 12 });
  const numbers = all(loan, 'LOAN_IDENTIFIERS/LOAN_IDENTIFIER').filter(
    (each) => textAt(each, 'LoanIdentifierType') === 'LenderLoan',
  );
  return {
    termMonths: term === null || unit === null ? null : term * unit,
    loanNumber: oneOf(numbers, 'LoanIdentifier of LenderLoan', (each) => textAt(each, 'LoanIdentifier')),
    purpose: wordOrText(textAt(loan, 'TERMS_OF_LOAN/LoanPurposeType'), purposeWords),
    loanType: wordOrText(textAt(loan, 'TERMS_OF_LOAN/MortgageType'), loanTypeWords),
  };
}

const wordOrText = (text: string | null, words: Readonly<Record<string, string>>): string | null =>
  text === null ? null : Object.hasOwn(words, text) ? (words[text] ?? text) : text;

/** The cash of both sides, from the borrower and to the seller: the other way round it is below zero. */
function cashOf(closing: UcdElement): Facts {
  const at = (name: string) => amountAt(closing, `CLOSING_INFORMATION_DETAIL/${name}`);
  const [fromBorrower, toBorrower] = [at('CashFromBorrowerAtClosingAmount'), at('CashToBorrowerAtClosingAmount')];
  const [toSeller, fromSeller] = [at('CashToSellerAtClosingAmount'), at('CashFromSellerAtClosingAmount')];
  return { cashFromBorrower: netOf(fromBorrower, toBorrower), cashToSeller: netOf(toSeller, fromSeller) };
}

const netOf = (one: Cents | null, other: Cents | null): Cents | null =>
  one === null ? other && negateCents(other) : subtractCents(one, other ?? zeroCents);

/** Totals of page 2 and 3. The total of all costs is their subtotal less what the lender gives, where it does not stand by itself. */
function totalsOf(disclosure: UcdElement): Facts {
  const summaries = all(disclosure, 'INTEGRATED_DISCLOSURE_SECTION_SUMMARIES/INTEGRATED_DISCLOSURE_SECTION_SUMMARY');
  const detail = 'INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL';
  const of = (section: string, subsections: readonly (string | null)[]) =>
    summaries.filter(
      (each) =>
        textAt(each, `${detail}/IntegratedDisclosureSectionType`) === section &&
        subsections.includes(textAt(each, `${detail}/IntegratedDisclosureSubsectionType`)),
    );
  const amountOf = (name: string, section: string, ...subsections: readonly (string | null)[]) =>
    oneOf(of(section, subsections), [name, 'of', section, ...subsections].join(' ').trimEnd(), (each) =>
      amountAt(each, `${detail}/${name}`),
    );
  const total = 'IntegratedDisclosureSectionTotalAmount';
  const named = Object.entries(totalWords).map(([name, [section, subsection]]) => [
    name,
    amountOf(total, section, subsection, null),
  ]);
  const costs = 'TotalClosingCosts';
  const sum = amountOf(total, costs, 'ClosingCostsSubtotal');
  const credits = amountOf(total, costs, 'LenderCredits');
  return {
    ...Object.fromEntries(named),
    'total.J': amountOf(total, costs, null) ?? (sum && subtractCents(sum, credits ?? zeroCents)),
    ...columnsOf(of(costs, ['ClosingCostsSubtotal'])),
    lenderCredits: credits,
    lenderCreditsForCure: amountOf('LenderCreditToleranceCureAmount', costs, 'LenderCredits'),
  };
}

/** The subtotals by column: what the lender pays and what others pay stands in one. */
function columnsOf(subtotals: readonly UcdElement[]): Facts {
  const part = 'IntegratedDisclosureSubsection';
  const payments = subtotals
    .flatMap((each) => all(each, 'INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENTS/INTEGRATED_DISCLOSURE_SUBSECTION_PAYMENT'))
    .map((payment) => ({
      payment,
      by: wordAt(payment, `${part}PaidByType`, payers),
      at: wordAt(payment, `${part}PaymentTimingType`, times) ?? 'AtClosing',
    }));
  const columns: Partial<Record<CostColumn, Cents>> = {};
  for (const payer of Object.values(payers))
    for (const time of Object.values(times)) {
      const own = payments.flatMap(({ payment, by, at }) => (by === payer && at === time ? [payment] : []));
      const amount = oneOf(own, `${part}PaymentAmount of ${payer.word} ${time}`, (each) =>
        amountAt(each, `${part}PaymentAmount`),
      );
      if (amount === null) continue;
      const column: CostColumn = payer.side === null ? 'others' : `${payer.side}${time}`;
      columns[column] = addCents(columns[column] ?? zeroCents, amount);
    }
  return columns;
}

const payers = {
  Buyer: { word: 'Buyer', side: 'borrower' },
  Seller: { word: 'Seller', side: 'seller' },
  ThirdParty: { word: 'ThirdParty', side: null },
  Lender: { word: 'Lender', side: null },
} as const;
const times = { AtClosing: 'AtClosing', BeforeClosing: 'BeforeClosing' } as const;

/** The table of the cash to close: without a seller its total is two items, one of the estimate and one as it is. */
function cashRows(disclosure: UcdElement): Facts {
  const item = 'IntegratedDisclosureCashToCloseItem';
  const rows = all(disclosure, 'CASH_TO_CLOSE_ITEMS/CASH_TO_CLOSE_ITEM');
  const byKey = Map.groupBy(rows, (row) => wordAt(row, `${item}Type`, cashWords));
  const amountOf = (key: CashRowKey, name: string) =>
    oneOf(byKey.get(key) ?? [], `${item}${name} of ${key}`, (row) => amountAt(row, `${item}${name}`));
  return Object.fromEntries(
    Object.values(cashWords).flatMap((key) => [
      [`final.${key}`, amountOf(key, 'FinalAmount')],
      [`estimated.${key}`, amountOf(key, 'EstimatedAmount')],
    ]),
  );
}

function paymentsOf(disclosure: UcdElement): DisclosedPayment[] | null {
  const columns = all(disclosure, 'PROJECTED_PAYMENTS/PROJECTED_PAYMENT');
  if (columns.length === 0) return null;
  const name = 'ProjectedPayment';
  return columns
    .map((column): DisclosedPayment => {
      const amount = (part: string) => amountAt(column, `${name}${part}`) ?? zeroCents;
      const range = (part: string) => {
        const most = amount(`${part}MaximumPaymentAmount`);
        return { least: amountAt(column, `${name}${part}MinimumPaymentAmount`) ?? most, most };
      };
      const fromYear = countAt(column, `${name}CalculationPeriodStartNumber`) ?? 0;
      return {
        fromYear,
        toYear: countAt(column, `${name}CalculationPeriodEndNumber`) ?? fromYear,
        isFinal: textAt(column, `${name}CalculationPeriodTermType`) === 'Other',
        principalAndInterest: range('PrincipalAndInterest'),
        mortgageInsurance: amount('MIPaymentAmount'),
        escrow: amount('EstimatedEscrowPaymentAmount'),
        total: range('EstimatedTotal'),
      };
    })
    .toSorted((one, other) => one.fromYear - other.fromYear || Number(one.isFinal) - Number(other.isFinal));
}
