import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { useOpenFile } from '../../app/file/file-context.ts';
import type { FileRow } from '../../app/file-rows/file-rows.ts';
import { rowPath } from '../../app/file-rows/row-errors.ts';
import { useRowsPage } from '../../app/file-rows/rows-context.ts';
import { call } from '../../lib/api/index.ts';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';
import { useStore } from '../../lib/store.ts';

/**
 * The SSN or tax id of a contact: masked as it is stored, replaced only when typed anew, shown in clear for a moment to
 * who may change the file, which the audit tells.
 */
export function TaxIDField({ row, className }: { row: FileRow; className: string }) {
  const { editor, modeOf, mayEdit } = useRowsPage();
  const detail = useOpenFile()?.detail;
  const error = useStore(editor.errors)[rowPath('contacts', row.id, 'taxID')];
  const masked = detail?.contacts.find(({ rolesID }) => rolesID === row.id)?.taxIDMasked ?? null;
  const { mode, reason } = modeOf('contacts.taxID');
  const { entityType, taxID } = row.values;
  // What is stored says which it is; a new one is a person's unless somebody else is meant.
  const isNumberOfPerson =
    masked === null ? entityType == null || entityType === 'Individual' : masked.startsWith('***-');
  const reveal = async () => {
    const params = { ordersID: detail?.order.ordersID ?? 0, rolesID: row.id };
    const { taxID: shown } = await call('revealPartyTaxID', { params });
    if (shown === null) throw new Error('No number is stored');
    return shown;
  };
  return (
    <MaskedIdField
      key={row.id}
      className={className}
      label={rowTables.contacts.taxID.label}
      kind={isNumberOfPerson ? 'ssn' : 'ein'}
      masked={masked}
      value={taxID as string | null | undefined}
      onValueChange={(next) => editor.set('contacts', row.id, { taxID: next })}
      mode={mode}
      reason={reason?.text}
      error={error}
      {...(mayEdit && masked !== null ? { onReveal: reveal } : {})}
    />
  );
}
