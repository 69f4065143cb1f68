import { type AccessReasonCode, type Actor, lacking, routeAccess } from '../access/index.ts';
import { issuesLetters, issuesNoLetters } from '../closing-protection/issues-letters.ts';
import { denialText } from '../errors/index.ts';
import { type OrderServiceType, type SettlementStatementTypeName, settlementStatementTypes } from '../orders/index.ts';
import type { NavItem, NavRule } from './nav-item.ts';

/** What the menu depends on in the open file (core.md §4). */
export interface NavOrder {
  readonly settlementStatementType: SettlementStatementTypeName;
  readonly orderServiceType: OrderServiceType;
  readonly hasSeller: boolean;
  readonly underwriterCompanyID: number | null;
  /** The file can close with the digital-signing provider. */
  readonly isEligibleForSigning: boolean;
}

/** Who looks at the menu, and from which file. */
export interface NavContext {
  readonly actor: Actor;
  /** Null outside a file context. */
  readonly order: NavOrder | null;
  /** The system's CPL underwriter company; null when none is set up. */
  readonly cplUnderwriterCompanyID: number | null;
}

export type NavReasonCode =
  | AccessReasonCode
  | 'noFile'
  | 'otherStatement'
  | 'noSeller'
  | 'hasSeller'
  | 'noLoanPolicy'
  | 'noOwnerPolicy'
  | 'otherUnderwriter'
  | 'allChildrenInactive';

export interface NavReason {
  readonly code: NavReasonCode;
  readonly text: string;
}

/**
 * - `disabled`: listed, grey, reachable by keyboard, with the reason as tooltip.
 * - `inactive`: not listed; with "show all", listed with a lock.
 */
export interface NavItemState {
  readonly disabled: boolean;
  readonly inactive: boolean;
  readonly reason: NavReason | null;
}

const active: NavItemState = { disabled: false, inactive: false, reason: null };

const isInactive = (code: NavReasonCode, text: string): NavItemState => ({
  disabled: false,
  inactive: true,
  reason: { code, text },
});

const isDisabled = (code: NavReasonCode, text: string): NavItemState => ({
  disabled: true,
  inactive: false,
  reason: { code, text },
});

/**
 * The state of a menu item (core.md §4 Navigation item state): inactive by rights, admin-only or feature flag; then by
 * what the file is (statement, seller, underwriter, services); a parent is inactive when all its children are.
 * Items of a file are disabled while no file is open.
 */
export function navItemState(item: NavItem, context: NavContext): NavItemState {
  const denial = denialOf(item, context.actor);
  if (denial) return { disabled: false, inactive: true, reason: denial };
  if (item.children.length > 0) return parentState(item, context);
  if (item.theme !== 'file') return active;
  if (!context.order) return isDisabled('noFile', 'Open a file first.');
  const statement = context.order.settlementStatementType;
  if (item.statements && !item.statements[statement]) {
    const called = settlementStatementTypes.find(({ name }) => name === statement)?.label;
    return isInactive('otherStatement', `The statement of this file is a ${called}, which has no such page.`);
  }
  return item.rule ? (rules[item.rule](context.order, context) ?? active) : active;
}

/** Of these nobody who asks hears: what the tenant has not switched on, headings, and pages of a file while none is open. */
const untold: ReadonlySet<NavReasonCode> = new Set(['featureOff', 'allChildrenInactive', 'noFile']);

/** Why a page is not there, for who asks for it by name: what the file is, or a right that is missing. Null where it is there or is not told of. */
export function absenceReason({ reason }: NavItemState): NavReason | null {
  return reason === null || untold.has(reason.code) ? null : reason;
}

function parentState(item: NavItem, context: NavContext): NavItemState {
  const children = item.children.map((child) => navItemState(child, context));
  if (children.every((child) => child.inactive)) return isInactive('allChildrenInactive', denialText(item.label));
  // A file page with children under it needs a file just as they do; an area or heading opens without one.
  const isPage = item.theme === 'file' && item.level > 1;
  return isPage && !context.order ? isDisabled('noFile', 'Open a file first.') : active;
}

/** A page of the configuration is judged by the cfg: rules of its route, of which cfg:search asks for any one key (core.md §6). */
function denialOf(item: NavItem, actor: Actor): NavReason | null {
  const { routeName, label } = item;
  if (!routeName?.startsWith('cfg:')) return lacking(actor, item, label);
  const { allowed, reasons } = routeAccess(actor, { ...item, name: routeName, label }, null);
  return allowed ? null : (reasons[0] ?? null);
}

const rules: Record<NavRule, (order: NavOrder, context: NavContext) => NavItemState | null> = {
  policyLoans: ({ orderServiceType }) =>
    orderServiceType === 'ownerPolicy'
      ? isDisabled('noLoanPolicy', "The services of this file are an owner's policy only.")
      : null,
  policyOwner: ({ orderServiceType }) =>
    orderServiceType === 'loanSpecific'
      ? isDisabled('noOwnerPolicy', 'The services of this file are a loan policy only.')
      : null,
  seller: ({ hasSeller }) => (hasSeller ? null : isInactive('noSeller', 'There is no seller on this file.')),
  // Either the summaries of both sides or payoffs and payments (12 CFR 1026.38(t)(5)(vii)).
  noSeller: ({ hasSeller }) => (hasSeller ? isInactive('hasSeller', 'There is a seller on this file.') : null),
  cplUnderwriter: ({ underwriterCompanyID }, { cplUnderwriterCompanyID }) =>
    issuesLetters(underwriterCompanyID, cplUnderwriterCompanyID)
      ? null
      : isInactive('otherUnderwriter', issuesNoLetters),
};
