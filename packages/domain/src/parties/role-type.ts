/** Role types of outside parties (building-blocks.md §6; 35 from §9). 27 and 30 to 34 do not exist. */
export const RoleType = {
  None: 0,
  Bank: 1,
  TitleCompany: 2,
  Underwriter: 3,
  Attorney: 4,
  HomeInspection: 5,
  Lender: 6,
  Member: 7,
  PestInspection: 8,
  PlaceOfClosing: 9,
  Realtor: 10,
  Surveyor: 11,
  SearchProvider: 12,
  RecordingOffice: 13,
  MortgageBroker: 14,
  Buyer: 15,
  Seller: 16,
  Notary: 17,
  LegalPaperworkPreparedBy: 18,
  Referral: 19,
  AdditionalBuyerRealtor: 20,
  AdditionalBuyerAttorney: 21,
  AdditionalLender: 22,
  AdditionalTitleCompany: 23,
  Customer: 24,
  AdditionalSellerRealtor: 25,
  AdditionalSellerAttorney: 26,
  SettlementAgent: 28,
  ContactTemplate: 29,
  LoanOriginator: 35,
} as const;

export type RoleTypeName = keyof typeof RoleType;
export type RoleType = (typeof RoleType)[RoleTypeName];

/** Labels that are not the name with blanks between the words. */
const ownLabels: Readonly<Partial<Record<RoleTypeName, string>>> = {
  // building-blocks.md §9 names role type 10 so.
  Realtor: 'Real Estate Agent',
  PlaceOfClosing: 'Place of Closing',
  LegalPaperworkPreparedBy: 'Legal Paperwork Prepared by',
};

/** One role type as a lookup item. */
export interface RoleTypeRule {
  readonly id: RoleType;
  readonly name: RoleTypeName;
  readonly label: string;
}

/** Every role a party can have, in the order of the numbers: the lookup set `roles`. None is no role and is not in it. */
export const roleTypes: readonly RoleTypeRule[] = (Object.keys(RoleType) as RoleTypeName[])
  .filter((name) => name !== 'None')
  .map((name) => ({ id: RoleType[name], name, label: ownLabels[name] ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') }));

/** What people read for a role type; '[None]' for 0 and for a number that is none (core.md §9 pseudo items). */
export function roleTypeLabel(roleTypeID: number): string {
  return roleTypes.find(({ id }) => id === roleTypeID)?.label ?? '[None]';
}
