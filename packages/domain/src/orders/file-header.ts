import { joinNames, type NamedParty, partyDisplayName, RoleType } from '../parties/index.ts';

/** The parts of a file that its header is made of. */
export interface HeadedFile {
  readonly order: HeadedOrder & { readonly defaultLoanID: number | null };
  readonly properties: readonly {
    readonly sequence: number;
    readonly address1: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly zip: string | null;
  }[];
  readonly loans: readonly {
    readonly loanID: number;
    readonly lenderName: string | null;
    /** In cents. */
    readonly amount: number | null;
    readonly rate: string | null;
  }[];
  readonly contacts: readonly NamedParty[];
  readonly criticalNotes: readonly string[];
}

interface HeadedOrder {
  readonly ordersID: number;
  readonly fileNumber: string;
  readonly regionID: number;
  readonly kindOfOrder: number;
  readonly settlementStatementType: number;
  readonly orderServiceID: number | null;
  readonly underwriterCompanyID: number | null;
  readonly status: number;
  readonly closingDate: string | null;
  readonly isLocked: boolean;
  readonly isSettlementLocked: boolean;
  readonly settlementLock: { readonly at: string; readonly by: string; readonly reason: string | null } | null;
  readonly isConsolidatedFile: boolean;
}

/**
 * What the header of a file says to everybody who may open any of its pages (look.md §7), and what its menu and limits go by: who buys
 * and sells, the first property, the lender of the default loan, the notes nobody may miss. Texts are empty where nothing is known.
 */
export function fileHeaderOf({ order, properties, loans, contacts, criticalNotes }: HeadedFile) {
  const inRole = (role: number) => contacts.filter(({ roleTypeID }) => roleTypeID === role);
  const named = (role: number) => joinNames(inRole(role).map(partyDisplayName));
  const [property] = properties.toSorted((a, b) => a.sequence - b.sequence);
  const town = [property?.city, property?.state, property?.zip].filter(Boolean).join(' ');
  const loan = loans.find(({ loanID }) => loanID === order.defaultLoanID) ?? loans[0];
  return {
    ordersID: order.ordersID,
    fileNumber: order.fileNumber,
    regionID: order.regionID,
    kindOfOrder: order.kindOfOrder,
    settlementStatementType: order.settlementStatementType,
    orderServiceID: order.orderServiceID,
    underwriterCompanyID: order.underwriterCompanyID,
    status: order.status,
    closingDate: order.closingDate,
    isLocked: order.isLocked,
    isSettlementLocked: order.isSettlementLocked,
    settlementLock: order.settlementLock,
    isConsolidatedFile: order.isConsolidatedFile,
    buyers: named(RoleType.Buyer),
    sellers: named(RoleType.Seller),
    hasSeller: inRole(RoleType.Seller).length > 0,
    property: [property?.address1, town].filter(Boolean).join(', '),
    lender: loan?.lenderName ? { name: loan.lenderName, amount: loan.amount, rate: loan.rate } : null,
    criticalNotes: [...criticalNotes],
  };
}
