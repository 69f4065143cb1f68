import { counted } from '@closewright/domain/formats';
import { itemName } from '@closewright/domain/lookups';
import {
  type TemplatedRows,
  type TemplateSurroundings,
  templateLineList,
  templateLinesOf,
} from '@closewright/domain/statement-presets';
import { gridCsv } from '@closewright/ui/data-grid';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { officeColumns } from '../../../records/list/office-columns.ts';
import { templateLooks } from '../../../records/settlement/template-looks.ts';
import { templateField } from './template-field.ts';

export interface KeepTemplateProps {
  /** What stands in the statement. */
  lines: TemplatedRows;
  payees: TemplateSurroundings['payees'];
  /** The template of the file. */
  templateID: number | null;
  dialog: DialogControl<string>;
}

/** Keeps the fees and prorations of a statement as lines of a template, by the import of the list: what a template has beside them stays. */
export function KeepTemplate({ lines, payees, templateID, dialog }: KeepTemplateProps) {
  const client = useQueryClient();
  const { data: lookups } = useQuery(queryFor('getLookups'));
  const form = useRecordDialog<{ settlementTemplateID: number | null }, string>({
    dialog,
    ...templateField,
    begin: { settlementTemplateID: templateID },
    guard: false,
    async send({ settlementTemplateID }) {
      // Nothing is sent without what is required.
      if (settlementTemplateID === null) return null;
      const nameOf = (id: number) => itemName(lookups ?? {}, 'settlementTemplates', id);
      const csv = gridCsv(
        officeColumns(templateLineList.columns, templateLooks(nameOf)),
        templateLinesOf(lines, settlementTemplateID, payees),
      );
      const { added, changed, problems } = await call('importTemplateLines', { body: { csv, isTrial: false } });
      const [first] = problems;
      if (first !== undefined) throw new Error(`Line ${first.line}, ${first.column}: ${first.why}`);
      await client.invalidateQueries({ queryKey: keyFor('listTemplateLines') });
      const kept = `${counted(added.length, 'line')} added, ${changed.length} changed`;
      return `${nameOf(settlementTemplateID)}: ${kept}`;
    },
  });
  const count = lines.fees.length + lines.prorations.length;
  return (
    <RecordDialog
      form={form}
      layout={[['settlementTemplateID', 12, { clearable: false }]]}
      saveLabel="Keep"
      obstacle={count === 0 ? 'The statement has neither fees nor prorations' : null}
      lead={
        <DialogMessage>
          {counted(count, 'line')} with amounts and payees become lines of the template. The lender and the title
          company of the file are taken as such, not by their names. What the template has beside them stays.
        </DialogMessage>
      }
    />
  );
}
