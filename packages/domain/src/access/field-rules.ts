import type { FileState } from './file-state.ts';
import type { PermissionKey, ScreenName } from './security-keys.ts';
import { statementInputs } from './statement-inputs.ts';

/** What one field needs beyond the page it stands on. */
export interface FieldRule {
  readonly label: string;
  /** All of these to change it; without them it reads. */
  readonly permissionKeys?: readonly PermissionKey[];
  /** Full access to this screen too, because the field belongs to that screen's matter; without any access it is hidden. */
  readonly screen?: ScreenName;
  /** Read while the settlement statement is locked. */
  readonly isSettlementField?: boolean;
  /** Set by the system, changed by no patch. */
  readonly isComputed?: boolean;
  /** Shown only when this holds. */
  readonly shownWhen?: (file: FileState) => boolean;
}

const input: FieldRule = { label: 'What the statement is reckoned with', isSettlementField: true };
const inputs = Object.entries(statementInputs).flatMap(([record, names]) => names.map((name) => `${record}.${name}`));

/**
 * The fields whose mode is not simply that of their page, by path: record, dot, field (house.md: "a non-default access
 * rule adds one line in domain/access"). The spec names no field rules, so these are ours, each with its reason.
 */
export const fieldRules: Readonly<Record<string, FieldRule>> = {
  // Renumbering a file is opening it under another number.
  'order.fileNumber': { label: 'File number', permissionKeys: ['AllowCreateOrder'] },
  // The statement type and its template decide which settlement pages exist: a locked statement keeps both.
  'order.settlementStatementType': { label: 'Statement', isSettlementField: true },
  'order.settlementTemplateID': { label: 'Template', isSettlementField: true },
  // A figure of a locked statement stays what it is, also where it comes from the file.
  ...Object.fromEntries(inputs.map((path) => [path, input])),
  // Each loan has a statement of its own: this is the list, which rows come to and go from.
  loans: { label: 'Loans', isSettlementField: true },
  // An endorsement at the price of its rates is chosen; one at a price of its own is an edited fee.
  'rateEndorsements.amount': { label: 'Own price', permissionKeys: ['AllowEditEndorsementSettlementFees'] },
  // A policy that is void comes back from the underwriter.
  'titlePolicies.isVoid': { label: 'Void', permissionKeys: ['CanVoidPolicies'] },
  // Locks and consolidation are changed by actions of their own, never by a save of the form.
  'order.ordersID': { label: 'Order id', isComputed: true },
  'order.isLocked': { label: 'Locked', isComputed: true },
  'order.isSettlementLocked': { label: 'Settlement locked', isComputed: true },
  'order.isConsolidatedFile': { label: 'Consolidated', isComputed: true },
  'order.version': { label: 'Version', isComputed: true },
  'order.updatedAt': { label: 'Last saved', isComputed: true },
};

/** Fields of a file itself that its statement follows from: a locked statement keeps them, however they would come. */
export const settlementFields: readonly string[] = Object.entries(fieldRules).flatMap(
  ([path, { isSettlementField }]) => (isSettlementField && path.startsWith('order.') ? [path.slice(6)] : []),
);
