import { type LookupItem, pseudoItems } from '../lookups/index.ts';
import { orderServiceTypes } from '../orders/index.ts';
import { roleTypes } from '../parties/index.ts';

/**
 * Who says what is in a set.
 * - `open`: the tenant; items are added, renamed, ordered and made inactive.
 * - `product`: rules read the ids, so items are neither added nor renamed; they may be ordered and made inactive.
 * - `states`: as `product`, but nothing is made inactive: every stored value must stay what it is.
 * - `table`: a screen of its own keeps it (regions, branches, staff).
 */
export type LookupSetKind = 'open' | 'product' | 'states' | 'table';

/** What an administrator's screen may do with a lookup set (core.md §3 Lookup sets). */
export interface LookupSetRule {
  readonly label: string;
  readonly kind: LookupSetKind;
  /** Ids of an open set that rules read: those items keep their name. */
  readonly productIDs?: readonly number[];
  /** The item that stands for nothing chosen; it is stored nowhere and can not be edited (core.md §9). */
  readonly pseudo?: LookupItem;
  /** What `data` means; left out, items of the set have none. */
  readonly data?: { readonly label: string; readonly choices?: readonly string[] };
}

const open = (label: string, more: Partial<LookupSetRule> = {}) => ({ label, kind: 'open', ...more }) as const;
const product = (label: string, more: Partial<LookupSetRule> = {}) => ({ label, kind: 'product', ...more }) as const;
const table = (label: string) => ({ label, kind: 'table' }) as const;

/**
 * Every lookup set. The names are those of core.md §3 where it gives one (proration defaults are more than a name and are
 * a screen of their own); the sets that only the pseudo items of §9 name are `departments` and `customers`, and those
 * of the new-file form's units (building-blocks.md §3).
 */
export const lookupSetRules = {
  staff: table('Staff'),
  regions: table('Regions'),
  branches: table('Branches'),
  underwriters: open('Underwriters'),
  roles: open('Roles', { productIDs: roleTypes.map(({ id }) => id), pseudo: pseudoItems.noRole }),
  states: product('States', { data: { label: 'Code' } }),
  counties: open('Counties', { data: { label: 'State' } }),
  locations: open('Locations'),
  orderServices: open('Order services', { data: { label: 'Insures', choices: orderServiceTypes } }),
  titleUnits: open('Title units'),
  escrowUnits: open('Escrow units'),
  orderKinds: product('Order types'),
  settlementStatementTypes: product('Settlement statement types'),
  settlementTemplates: open('Settlement templates'),
  fileStatuses: { label: 'File statuses', kind: 'states' },
  loanTypes: open('Loan types'),
  titleCompanies: open('Title companies'),
  biRoles: open('Reporting roles'),
  propertyLayouts: open('Property layouts'),
  propertyTypes: open('Property types'),
  noteTypes: open('Note types'),
  noteCategories: open('Note categories'),
  departments: open('Departments', { pseudo: pseudoItems.noDepartment }),
  customers: open('Customers', { pseudo: pseudoItems.noCustomer }),
  timeTrackingCategories: open('Time-tracking categories'),
  timeTrackingAccountCodes: open('Time-tracking account codes', { data: { label: 'Account code' } }),
} as const satisfies Record<string, LookupSetRule>;

export type LookupSetName = keyof typeof lookupSetRules;

/** The sets, in the order of the spec. */
export const lookupSetNames = Object.keys(lookupSetRules) as [LookupSetName, ...LookupSetName[]];

/** The rule of a set, with every part it may have. */
export function lookupSetRule(set: LookupSetName): LookupSetRule {
  return lookupSetRules[set];
}
