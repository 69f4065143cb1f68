import type { Loan, OrderDetail, Party, Property } from '@closewright/contract/orders';
import { formatAddress, formatDate, formatMoney, formatRate, formatTime } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import { cents } from '@closewright/domain/money';
import { contactDisplayName, partyDisplayName, RoleType, roleTypeLabel } from '@closewright/domain/parties';

/** A fact of the file, and the field where it is typed; without a text it is not entered. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly field: string;
  /** Beside it, muted: how to reach somebody. */
  readonly note?: string;
}

/** Facts of one kind, under a head. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What a closer looks up of a file: the file, its property, people, loan, prices and dates, each with its field. */
export function orderFacts(
  { order, properties, loans, contacts }: OrderDetail,
  loanID: number,
  lookups: LookupSets,
): readonly FactGroup[] {
  const loan = loans.find((each) => each.loanID === loanID);
  const ofOrder = (label: string, field: keyof OrderDetail['order'], text: string): Fact => ({
    label,
    text,
    field: `order.${field}`,
  });
  const day = (label: string, field: DateOfOrder) => ofOrder(label, field, dateText(order[field]));
  const money = (label: string, field: AmountOfOrder) => ofOrder(label, field, moneyText(order[field]));
  const named = (label: string, field: ChoiceOfOrder, lookup: string) =>
    ofOrder(label, field, itemName(lookups, lookup, order[field]));
  return [
    {
      title: 'File',
      facts: [
        ofOrder('File number', 'fileNumber', order.fileNumber),
        named('Product', 'kindOfOrder', 'orderKinds'),
        named('Status', 'status', 'fileStatuses'),
        named('Escrow officer', 'escrowOfficerID', 'staff'),
        named('Closer', 'closerID', 'staff'),
        named('Underwriter', 'underwriterCompanyID', 'underwriters'),
      ],
    },
    ...properties.map((property, at) => ({
      title: properties.length > 1 ? `Property ${at + 1}` : 'Property',
      facts: factsOfProperty(property),
    })),
    { title: 'Parties', facts: contacts.map((party) => factOfParty(party, lookups)) },
    ...(loan ? [{ title: 'Loan', facts: factsOfLoan(loan, lookups) }] : []),
    {
      title: 'Prices',
      facts: [
        money('Sale price', 'salePrice'),
        money('Earnest money', 'earnestMoney'),
        ofOrder('Held by', 'earnestMoneyHeldBy', order.earnestMoneyHeldBy ?? ''),
        money('Owner policy', 'ownerPolicyAmount'),
        money('Loan policy', 'loanPolicyAmount'),
      ],
    },
    {
      title: 'Dates',
      facts: [
        day('Contract', 'contractDate'),
        day('Disclosure sent', 'disclosureSentDate'),
        day('Closing', 'closingDate'),
        ofOrder('Closing time', 'closingTime', order.closingTime === null ? '' : formatTime(order.closingTime)),
        ofOrder('Place of closing', 'placeOfClosing', order.placeOfClosing ?? ''),
        day('Disbursement', 'disbursementDate'),
        day('Recording', 'recordingDate'),
      ],
    },
  ];
}

type DateOfOrder = 'contractDate' | 'disclosureSentDate' | 'closingDate' | 'disbursementDate' | 'recordingDate';
type AmountOfOrder = 'salePrice' | 'earnestMoney' | 'ownerPolicyAmount' | 'loanPolicyAmount';
type ChoiceOfOrder = 'kindOfOrder' | 'status' | 'escrowOfficerID' | 'closerID' | 'underwriterCompanyID';

const dateText = (day: string | null): string => (day === null ? '' : formatDate(day));
const moneyText = (amount: number | null): string => (amount === null ? '' : formatMoney(cents(amount)));

function factsOfProperty(property: Property): readonly Fact[] {
  const { propertyID, countyName, parcelID, briefLegal } = property;
  const fact = (label: string, field: keyof Property, text: string | null): Fact => ({
    label,
    text: text ?? '',
    field: `file.properties.${propertyID}.${field}`,
  });
  return [
    fact('Address', 'address1', formatAddress(property)),
    fact('County', 'countyName', countyName),
    fact('Parcel', 'parcelID', parcelID),
    fact('Brief legal', 'briefLegal', briefLegal),
  ];
}

const isPrincipal = (roleTypeID: number) => roleTypeID === RoleType.Buyer || roleTypeID === RoleType.Seller;

function factOfParty(party: Party, lookups: LookupSets): Fact {
  const { rolesID, roleTypeID, contactName, phone, mobilePhone, email } = party;
  const person = isPrincipal(roleTypeID) || contactName === null ? null : contactDisplayName(party);
  return {
    label: itemName(lookups, 'roles', roleTypeID) || roleTypeLabel(roleTypeID),
    text: partyDisplayName(party),
    field: `file.contacts.${rolesID}.name`,
    // A number is not broken at its hyphens.
    note: [person, (phone ?? mobilePhone)?.replaceAll('-', '\u2011'), email].filter(Boolean).join(', '),
  };
}

function factsOfLoan(loan: Loan, lookups: LookupSets): readonly Fact[] {
  const { loanID, lenderName, amount, loanNumber, rate, termMonths, firstPaymentDate, loanTypeID } = loan;
  const fact = (label: string, field: keyof Loan, text: string): Fact => ({
    label,
    text,
    field: `file.loans.${loanID}.${field}`,
  });
  return [
    fact('Lender', 'lenderName', lenderName ?? ''),
    fact('Loan amount', 'amount', moneyText(amount)),
    fact('Loan number', 'loanNumber', loanNumber ?? ''),
    fact('Loan type', 'loanTypeID', itemName(lookups, 'loanTypes', loanTypeID)),
    fact('Purpose', 'purpose', loan.purpose ?? ''),
    fact('Product', 'product', loan.product ?? ''),
    fact('Rate', 'rate', formatRate(rate)),
    fact('Term', 'termMonths', termMonths === null ? '' : `${termMonths} months`),
    fact('First payment', 'firstPaymentDate', dateText(firstPaymentDate)),
    fact('MIC number', 'micNumber', loan.micNumber ?? ''),
  ];
}
