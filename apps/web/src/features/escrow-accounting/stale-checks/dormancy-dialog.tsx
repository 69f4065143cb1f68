import type { DormancyState } from '@closewright/contract/stale-checks';
import { counted } from '@closewright/domain/formats';
import { dormancyLimits, yearDay, yearDayProblem } from '@closewright/domain/stale-checks';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';

export interface DormancyDialogProps {
  stored: DormancyState;
  /** Why nothing can be set; null where it can. */
  refusal: string | null;
  dialog: DialogControl<DormancyState>;
}

type Terms = { years: number | null; cutOff: string; reportDue: string; source: string };

const day = { kind: 'text', required: true, maxLength: 5 } as const;
const fields = {
  years: { kind: 'integer', label: 'Years', required: true, min: 1, max: dormancyLimits.mostYears },
  cutOff: { ...day, label: 'Period ends' },
  reportDue: { ...day, label: 'Report due' },
  source: {
    ...{ kind: 'text', label: 'Where this is from', required: true, maxLength: dormancyLimits.source },
    missing: 'Say where this is from',
  },
} as const;

const layout: Layout = [
  ['years', 4, { autoFocus: true, help: 'Without a sign of the owner' }],
  ['cutOff', 4, { identifier: true, help: 'Each year, 06/30' }],
  ['reportDue', 4, { identifier: true, help: 'The next, 11/01' }],
  ['source', 12, { help: 'The statute, and when it was read' }],
];

/** What is typed of the terms that hold; of those of the product, where they are from is asked anew. */
const termsOf = ({ rule }: DormancyState): Terms => ({
  ...{ years: rule.years, cutOff: yearDay(rule.cutOff), reportDue: yearDay(rule.reportDue) },
  source: rule.whose === 'office' ? rule.source : '',
});

const asDay = (typed: string): string => typed.trim().replace('/', '-');

/** Sets the terms of a state, or has those of the product hold again. */
export function DormancyDialog({ stored, refusal, dialog }: DormancyDialogProps) {
  const { state, product } = stored;
  const form = useRecordDialog<Terms, DormancyState>({
    dialog,
    fields,
    begin: termsOf(stored),
    stored,
    formOf: termsOf,
    check: ({ cutOff, reportDue }) => ({
      ...problemAt('cutOff', cutOff),
      ...problemAt('reportDue', reportDue),
    }),
    send: async () => null,
    save: async ({ version }, _changes, { years, cutOff, reportDue, source }) =>
      years === null
        ? null
        : call('saveDormancyRule', {
            params: { state },
            body: { version, terms: { years, cutOff: asDay(cutOff), reportDue: asDay(reportDue), source } },
          }),
    fieldOf: (path) => path.replace(/^terms\./, ''),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      readOnly={refusal !== null}
      saveLabel="Set terms"
      lead={
        <DialogMessage>
          The product has {counted(product.years, 'year')}, a period to {yearDay(product.cutOff)} and the report by{' '}
          {yearDay(product.reportDue)}. {product.source}.
        </DialogMessage>
      }
      {...(stored.version > 0 && {
        onDelete: () =>
          void call('saveDormancyRule', { params: { state }, body: { version: stored.version, terms: null } }).then(
            (answer) => dialog.close(answer),
          ),
      })}
    />
  );
}

const problemAt = (name: 'cutOff' | 'reportDue', typed: string) => {
  const problem = typed === '' ? null : yearDayProblem(asDay(typed));
  return problem === null ? {} : { [name]: 'A day of every year, month and day: 06/30' };
};
