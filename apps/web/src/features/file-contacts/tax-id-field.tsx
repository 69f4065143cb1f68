import { MaskedIdField } from '@closewright/ui/masked-id-field';
import { call } from '../../lib/api/index.ts';
import { useStore } from '../../lib/store.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { fileLists } from '../../records/plain/tables.plain.ts';

/**
 * The SSN or tax id of a contact: masked as it is stored, replaced only when typed anew, shown in clear for a moment to
 * who may change the file, which the audit tells.
 */
export function TaxIDField({ row, className }: { row: Row; className: string }) {
  const { editor, modeOf, mayEdit } = useFilePage();
  const detail = useOpenFile()?.detail;
  const error = useStore(editor.errors)[rowPath('contacts', row.key, 'taxID')];
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
      // Once the row is stored its number is the stored one, whatever was typed here.
      key={row.id}
      className={className}
      label={fileLists.contacts.fields.taxID.label}
      kind={isNumberOfPerson ? 'ssn' : 'ein'}
      masked={masked}
      value={taxID as string | null | undefined}
      onValueChange={(next) => editor.set('contacts', row.key, { taxID: next })}
      mode={mode}
      reason={reason?.text}
      error={error}
      {...(mayEdit && masked !== null ? { onReveal: reveal } : {})}
    />
  );
}
