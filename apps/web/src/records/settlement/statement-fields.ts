import type { Settlement } from '@closewright/contract/settlement';
import { formOfFile, sellersField } from '@closewright/domain/closing-file';
import { noDisclosures } from '@closewright/domain/disclosure';
import { gfeLabels } from '@closewright/domain/fees';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row, Rows } from '../editor/aggregate.ts';
import { singleKey } from '../editor/rows.ts';
import { type FieldPlace, goToCell, goToField, hasField, usePlaceWanted } from '../rows/go-to-field.ts';
import { useLeadTo } from '../rows/use-lead-to.ts';
import { type StatementKind, statementKinds } from './statement-aggregate.ts';
import { figuredRows } from './statement-figures.ts';
import { rowsBelow, useStatementPage } from './statement-rows.ts';

/** The page on which the rows of a list are edited, and what the rules call fields of theirs that have another name there. */
const pagesOfLists: Readonly<
  Partial<Record<string, { page: string; withoutSeller?: string; fields?: Readonly<Record<string, string>> }>>
> = {
  payoffs: {
    page: 'settlement:payoffs:list',
    fields: { 'perDiem.amount': 'perDiem', 'perDiem.rate': 'rate', 'perDiem.daysInYear': 'daysInYear' },
  },
  prorations: { page: 'settlement:prorations', fields: { from: 'periodFrom', to: 'periodTo' } },
  adjustments: { page: 'settlement:debits-and-credits', withoutSeller: 'file.settlement.cdfPayoffPayments' },
  fees: { page: 'file.settlement.fees' },
  commissions: {
    page: 'file.settlement.realtor-commission',
    fields: {
      'terms.rate': 'rate',
      'terms.amount': 'flatAmount',
      'terms.tiers': 'agreedAs',
      'referral.rate': 'referralRate',
    },
  },
  recordingDocuments: { page: 'file.settlement.recording-fees-and-taxes' },
  transferTaxes: { page: 'file.settlement.recording-fees-and-taxes' },
  escrowItems: { page: 'settlement:aggregate-adjustment' },
  rateOrders: {
    page: 'premiums',
    fields: {
      'prior.amount': 'priorAmount',
      'prior.payoff': 'priorPayoff',
    },
  },
};

/** Fields of the file that a statement is reckoned with, by their names there. */
const fileFields: Readonly<Record<string, string>> = {
  salePrice: 'order.salePrice',
  earnestMoney: 'order.earnestMoney',
  closingDate: 'order.closingDate',
  closing: 'order.closingDate',
  disbursementDate: 'order.disbursementDate',
};

/** The pages of the rows of the file, which are named by their ids: `file.contacts.12.email`. */
const pagesOfFileRows: Readonly<Record<string, string>> = {
  contacts: 'file.information.contacts',
  loans: 'file.information.loans',
  properties: 'file.information.properties',
};

/** Fields of the statement itself by what the rules of the escrow account call them, which stand on its page. */
const escrowFields: Readonly<Record<string, string>> = {
  firstPayment: 'firstEscrowPayment',
  cushionMonths: 'cushionMonths',
  paymentRounding: 'escrowRounding',
  lenderAdjustment: 'lenderAdjustment',
  lenderReason: 'lenderReason',
};

/** Fields of the statement itself by the page of the loan that they stand on. */
const loanPages: Readonly<Record<string, readonly string[]>> = {
  'file.settlement.loanterm-section': [
    'prepaidInterestDay',
    'amortizationMonths',
    'termRounding',
    'prepaymentPenalty',
    'penaltyPercent',
    'penaltyMonths',
    'originalValue',
    'insuranceMonths',
    'reverseMortgage',
    'drawnItems',
    'indexRate',
    'firstCap',
    'laterCap',
    'rateFloor',
    'rateRoundedTo',
    'riseLimit',
    'balanceLimit',
    'recastMonths',
    'optionalPayments',
    'stepPayments',
    'seasonalPayments',
  ],
  'file.settlement.loan-calculation': [
    'paymentTotal',
    'interestDecimals',
    'prepaidFinanceCharge',
    'disclosedRate',
    'disclosedFinanceCharge',
  ],
  'file.settlement.projectedpayment-section': [
    'monthlyEscrow',
    'taxesOutsideEscrow',
    'insuranceOutsideEscrow',
    'otherOutsideEscrow',
    'otherPropertyCost',
  ],
  'file.settlement.cashtoclose-section': [
    'purchaseWith',
    'estimatedLoanAmount',
    'estimatedClosingCosts',
    'estimatedFinanced',
    'estimatedDownPayment',
    'estimatedDeposit',
    'estimatedFundsForBorrower',
    'estimatedSellerCredits',
    'estimatedAdjustments',
    'estimatedPayoffs',
    'estimatedLenderCredits',
    'lenderCreditsForCure',
  ],
  'file.settlement.loan-disclosure-section': Object.keys(noDisclosures),
  'file.settlement.gfe-comparison': Object.keys(gfeLabels),
};

/** What of the file says where a field is edited. */
export interface FileOfFields {
  readonly hasSeller?: boolean | undefined;
  /** The loan of the statement. */
  readonly loanID?: number | undefined;
  /** The same, where it is not the default one. */
  readonly otherLoanID?: number | undefined;
  readonly isHud?: boolean;
}

/** The page of the loan on a HUD-1, which has one, where a closing disclosure has several. */
const pageOfHudLoan = 'file.settlement.loanterm-section';

/** The place of a field of the statement itself, or of the loan it is for. */
function placeOfStatement(path: string, { loanID = 0, isHud }: FileOfFields): FieldPlace | null {
  const ofEscrow = escrowFields[path];
  if (ofEscrow !== undefined) return { page: 'settlement:aggregate-adjustment', field: `statement.${ofEscrow}` };
  if (isHud && path === 'monthlyEscrow') return { page: pageOfHudLoan, field: `statement.${path}` };
  const [ofLoan] = Object.entries(loanPages).find(([, fields]) => fields.includes(path)) ?? [];
  if (ofLoan !== undefined) return { page: ofLoan, field: `statement.${path}` };
  if (!path.startsWith('loan.')) return null;
  return { page: 'file.information.loans', row: { kind: 'loans', id: loanID }, field: path.slice(5) };
}

/** The rows below a row that a step names by their place, as its rules call them: `fees.0.amount` of a payoff. */
const listsBelow: Readonly<Record<string, Readonly<Record<string, StatementKind>>>> = {
  payoffs: { fees: 'payoffFees' },
  commissions: { shares: 'commissionPayees', 'terms.tiers': 'commissionTiers' },
  escrowItems: { bills: 'escrowBills' },
  fees: { parts: 'feeParts' },
  adjustments: { parts: 'adjustmentParts' },
  rateOrders: { endorsements: 'rateEndorsements', parties: 'outsideParties', issued: 'titlePolicies' },
};

/** The path of a field that an edit has changed, by the id of its row: the way to it leads there wherever the row stands now. */
export const editPath = (list: string, id: number, field: string): string => `edit.${list}.${id}.${field}`;

/** The place of a field of a row by its id; null for a row that is gone. */
function placeOfEdit(
  list: string,
  id: number,
  field: string,
  rows: Rows<StatementKind>,
  file: FileOfFields,
): FieldPlace | null {
  if (list === 'order') return { page: 'oe:main', field: `order.${field}` };
  if (list === 'loans') return { page: pagesOfFileRows.loans ?? '', row: { kind: 'loans', id }, field };
  if (list === 'statement') {
    const [asRules = field] = Object.entries(escrowFields).find(([, name]) => name === field) ?? [];
    return placeOfStatement(asRules, file);
  }
  if (!(list in statementKinds)) return null;
  // Just checked.
  const kind = list as StatementKind;
  const row = rows[kind].find((each) => each.id === id);
  const { parent } = statementKinds[kind];
  if (row === undefined) return null;
  if (parent === undefined) return placeOfRow(kind, row, field, file);
  const above = rows[parent.kind].find((each) => each.id === Number(row.values[parent.id]));
  const [below = ''] = Object.entries(listsBelow[parent.kind] ?? {}).find(([, each]) => each === kind) ?? [];
  const at = above ? rowsBelow(rows, kind, above.id).indexOf(row) : -1;
  return above ? placeOfRow(parent.kind, above, `${below}.${at}.${field}`, file) : null;
}

function placeOfRow(kind: StatementKind, { id }: Row, field: string, file: FileOfFields): FieldPlace | null {
  const page = pageOfList(kind, file);
  return page === undefined ? null : { page, row: { kind, id }, field };
}

/** The page on which the rows of a list are edited. */
function pageOfList(list: string, { hasSeller = true }: FileOfFields): string | undefined {
  const ofList = pagesOfLists[list];
  return hasSeller ? ofList?.page : (ofList?.withoutSeller ?? ofList?.page);
}

/** The field of a row, as its page calls what its rules call so. */
export const fieldOfRow = (list: string, field: string): string => pagesOfLists[list]?.fields?.[field] ?? field;

/** The place of a field that a trace or something missing names: `salePrice`, `payoffs.0.principal`. Null for what nobody edits. */
export function placeOfField(path: string, rows: Rows<StatementKind>, file: FileOfFields = {}): FieldPlace | null {
  const { otherLoanID } = file;
  const [, edited, editedID, editedField = ''] = /^edit\.(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (edited !== undefined) return placeOfEdit(edited, Number(editedID), editedField, rows, file);
  if (path === sellersField) return { page: 'file.information.contacts' };
  if (path.startsWith('order.')) return { page: 'oe:main', field: path };
  const [, kindOfFile = '', id, fieldOfFile] = /(?:^|\.)file\.(\w+)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const pageOfFile = pagesOfFileRows[kindOfFile];
  if (pageOfFile !== undefined)
    return { page: pageOfFile, row: { kind: kindOfFile, id: Number(id) }, field: fieldOfFile };
  const [, list = '', at, named = path] = /^(\w+)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const last = named.split('.').at(-1) ?? named;
  const ofFile = fileFields[at === undefined ? path : last];
  if (ofFile !== undefined) return { page: 'oe:main', field: ofFile };
  if ((at === undefined ? path : last) === 'loanAmount')
    return otherLoanID === undefined
      ? { page: 'oe:main', field: 'loan.amount' }
      : { page: 'file.information.loans', row: { kind: 'loans', id: otherLoanID }, field: 'amount' };
  const ofStatement = placeOfStatement(path, file);
  if (ofStatement !== null) return ofStatement;
  const page = pageOfList(list, file);
  if (page === undefined || !(list in statementKinds)) return null;
  // Just checked.
  const kind = list as StatementKind;
  const row = figuredRows(rows, kind)[Number(at)];
  return { page, ...(row && { row: { kind, id: row.id } }), ...(named !== path && { field: fieldOfRow(list, named) }) };
}

/** The row below a row that a field is of, with its name there: `fees.0.amount` of a payoff. Null for a field of the row itself. */
export function fieldBelow(
  kind: StatementKind,
  { id }: Row,
  field: string,
  rows: Rows<StatementKind>,
): { readonly kind: StatementKind; readonly row: Row; readonly name: string } | null {
  const [, list = '', at, name = ''] = /^(\D+)\.(\d+)\.(.+)$/.exec(field) ?? [];
  const below = listsBelow[kind]?.[list];
  const row = below && rowsBelow(rows, below, id)[Number(at)];
  return below && row ? { kind: below, row, name } : null;
}

/** Lists whose rows are edited in a grid, which also leads to the parts of a row. */
const grids: readonly StatementKind[] = ['adjustments', 'fees'];

/** Where a field of the statement is edited, as its rows stand when it is asked. */
export function useFieldPlaces(statement: Settlement): (path: string) => FieldPlace | null {
  const file = useOpenFile();
  const { editor } = useStatementPage();
  const { loanID } = statement;
  const hasSeller = file?.header?.hasSeller;
  const isHud = formOfFile(file?.header?.settlementStatementType) === 'HUD';
  const isDefault = file?.detail === undefined || file.detail.order.defaultLoanID === loanID;
  return useCallback(
    (path) =>
      placeOfField(path, editor.rows.get(), {
        hasSeller,
        loanID,
        isHud,
        ...(isDefault ? {} : { otherLoanID: loanID }),
      }),
    [editor, hasSeller, loanID, isHud, isDefault],
  );
}

/** Goes to the field that a step of a row of a list names: its own, of a row below it, or of the file. */
export function useFieldsOfRow(statement: Settlement, routeName: string, kind: StatementKind) {
  const openField = useStatementFields(statement, routeName);
  const { editor } = useStatementPage();
  return (field: string, row: Row): void => {
    const at = figuredRows(editor.rows.get(), kind).findIndex(({ key }) => key === row.key);
    // A row that is blank is counted by no step.
    if (at < 0) goToField(`${kind}.${field}`);
    else openField(`${kind}.${at}.${field}`);
  };
}

/** Goes to the field that a step names, on whatever page it is edited. */
export function useStatementFields(statement: Settlement, routeName: string): (path: string) => void {
  const lead = useLeadTo();
  const { editor } = useStatementPage();
  const placeOf = useFieldPlaces(statement);
  const show = ({ row, field = '' }: FieldPlace) => {
    const [, ofStatement] = /^statement\.(.+)$/.exec(field) ?? [];
    // A field of the statement may be a cell of a grid.
    if (row === undefined && ofStatement !== undefined && !hasField(field))
      return goToCell('statement', singleKey, ofStatement);
    if (row === undefined) return goToField(field);
    // The rows of a page of the statement are those of the statement.
    const kind = row.kind as StatementKind;
    const here = editor.rows.get()[kind].find(({ id }) => id === row.id);
    if (here === undefined) return;
    flushSync(() => editor.ledTo.set({ kind, key: here.key }));
    const below = fieldBelow(kind, here, field, editor.rows.get());
    if (below && !grids.includes(kind)) goToCell(below.kind, below.row.key, below.name);
    else if (grids.includes(kind)) goToCell(kind, here.key, field || 'label');
    else goToField(`${kind}.${field}`);
  };
  usePlaceWanted(routeName, show);
  return (path) => {
    const place = placeOf(path);
    if (place === null) return;
    if (place.page === routeName) show(place);
    else lead(place);
  };
}
