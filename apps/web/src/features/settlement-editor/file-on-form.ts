import type { OrderDetail } from '@closewright/contract/orders';
import type { Settlement } from '@closewright/contract/settlement';
import { keyFor } from '../../lib/api/index.ts';
import type { Aggregate, Row, RowKinds, Rows } from '../../records/editor/aggregate.ts';
import { listRules } from '../../records/editor/list-rules.ts';
import { saveFile } from '../../records/file/file-aggregate.ts';
import { type FileKind, fileKinds } from '../../records/file/file-kinds.ts';
import { mainTables } from '../../records/plain/tables.plain.ts';
import type { FieldPlace } from '../../records/rows/go-to-field.ts';

/** The kinds of a file as its forms are written on: itself, as one row, and its rows. */
export type FormFileKind = 'order' | FileKind;

/** What the editor knows of them. */
export const formFileKinds: RowKinds<FormFileKind> = {
  order: { isSingle: true, fields: mainTables.order },
  ...fileKinds,
};

/** The pages whose rights say who writes them. */
export const pagesOfFileKinds: Readonly<Record<FormFileKind, string>> = {
  order: 'oe:main',
  properties: 'file.information.properties',
  propertyTaxes: 'file.information.properties',
  loans: 'file.information.loans',
  contacts: 'file.information.contacts',
  partySigners: 'file.information.contacts',
};

/** A file as its forms are written on: no rows come or go. */
export function formFileAggregate(ordersID: number): Aggregate<OrderDetail, FormFileKind> {
  return {
    kinds: formFileKinds,
    queryKey: keyFor('getOrder', { params: { ordersID } }),
    version: ({ order }) => order.version,
    read: (detail) => detail,
    async rules() {
      const { orderFields, orderRecordLists } = await import('@closewright/contract/orders');
      return { order: { fields: orderFields }, ...listRules(orderRecordLists) };
    },
    send: (version, changes) => saveFile(ordersID, version, changes),
  };
}

/** A field of a file, with those that stand in one cell with it. */
export interface FileField {
  readonly kind: FormFileKind;
  readonly row: Row;
  readonly names: readonly [string, ...string[]];
}

const isFileKind = (kind: string): kind is FormFileKind => kind in formFileKinds;

/** What renumbers the file, and so leads to another address, is left to its page. */
const leftToPage: readonly string[] = ['fileNumber'];

/**
 * The field of the file at a place; null for one that is written on another page.
 * @param loanID the loan of the statement
 */
export function fileField({ row: at, field = '' }: FieldPlace, rows: Rows<FormFileKind>, loanID: number) {
  const [, list = '', ofList] = /^(order|loan)\.(\w+)$/.exec(field) ?? [];
  const kind = at?.kind ?? (list === 'loan' ? 'loans' : list);
  const name = at === undefined ? ofList : field;
  if (!isFileKind(kind) || name === undefined || leftToPage.includes(name)) return null;
  const row = kind === 'order' ? rows.order[0] : rows[kind].find(({ id }) => id === (at?.id ?? loanID));
  if (row === undefined || !(name in formFileKinds[kind].fields)) return null;
  return { kind, row, names: namesBeside(kind, row, name) } satisfies FileField;
}

/** A cell has all of an address, and all of the name of a person. */
function namesBeside(kind: FormFileKind, { values }: Row, name: string): FileField['names'] {
  if (name === 'address1') return ['address1', 'address2', 'city', 'state', 'zip'];
  if (kind !== 'contacts' || name !== 'name') return [name];
  const isPerson = values.firstName !== null || values.lastName !== null;
  if (!isPerson) return ['name'];
  // Where the whole name is filled in, it is what the form prints.
  return values.name === null ? ['firstName', 'lastName'] : ['name', 'firstName', 'lastName'];
}

/** The rows of a list of the file as they are typed. @param id the field that names a row */
export const typedRows = <R extends object>(stored: readonly R[], rows: readonly Row[], id: keyof R): R[] =>
  // The field tables say what they hold.
  stored.map((each) => ({ ...each, ...(rows.find((row) => row.id === each[id])?.values as Partial<R>) }));

/** A file as it is typed. */
export const typedFile = (detail: OrderDetail, rows: Rows<FormFileKind>): OrderDetail => ({
  ...detail,
  // The field table says what it holds.
  order: { ...detail.order, ...(rows.order[0]?.values as Partial<OrderDetail['order']>) },
  properties: typedRows(detail.properties, rows.properties, 'propertyID'),
  loans: typedRows(detail.loans, rows.loans, 'loanID'),
  contacts: typedRows(detail.contacts, rows.contacts, 'rolesID'),
});

/** A statement of the file as it is typed: what it is reckoned with of the file follows at once. */
export function statementOfTyped(statement: Settlement, { order, loans: ofFile }: OrderDetail): Settlement {
  const { closingDate, disbursementDate, salePrice, earnestMoney, earnestMoneyHeldBy } = order;
  return {
    ...statement,
    ...{ closingDate, disbursementDate, salePrice, earnestMoney, earnestMoneyHeldBy },
    loans: statement.loans.map((loan) => {
      const now = ofFile.find(({ loanID }) => loanID === loan.loanID) ?? {};
      // A loan of a statement is part of that of the file.
      return Object.assign({}, loan, Object.fromEntries(Object.entries(now).filter(([name]) => name in loan)));
    }),
  };
}
