import { type DisbursementMethod, methodNames, type ProposedDisbursement } from '@closewright/domain/check-writing';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogMessage } from '@closewright/ui/dialog';
import { MoneyField } from '@closewright/ui/money-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../../lib/amount-text.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { methodOptions } from './method-options.ts';
import { type PaidApart, splitProblem, type Taken } from './plan-edits.ts';

export interface SplitDialogProps {
  of: ProposedDisbursement;
  /** Stores it; false where it was refused, and why was said. */
  onSplit(taken: Taken, apart: PaidApart): Promise<boolean>;
  dialog: DialogControl<true>;
}

type Typed = { method: string; payee: string } & Record<string, string | number | null>;

const lineName = (at: number) => `line${at}`;

/** Asks how much of which line is paid apart, how and to whom. */
export function SplitDialog({ of, onSplit, dialog }: SplitDialogProps) {
  const { lines } = of;
  const takenOf = (typed: Typed): Taken => lines.map((_, at) => Number(typed[lineName(at)] ?? 0) || null);
  const begin: Typed = {
    ...Object.fromEntries(lines.map((_, at) => [lineName(at), null])),
    method: of.method,
    payee: of.payee,
  };
  const form = useRecordDialog<Typed, true>({
    dialog,
    fields: {
      method: { kind: 'choice', label: 'Method', required: true },
      payee: { kind: 'text', label: 'Payee', required: true, maxLength: postingLimits.payee },
    },
    options: { method: methodOptions },
    begin,
    check(typed) {
      const taken = takenOf(typed);
      const tooMuch = lines.flatMap(({ amount }, at) =>
        (taken[at] ?? 0) > amount ? [[lineName(at), `At most ${amountText(amount)}`] as const] : [],
      );
      if (tooMuch.length > 0) return Object.fromEntries(tooMuch);
      const problem = splitProblem(lines, taken);
      return problem === null ? {} : { '': problem };
    },
    async send(typed) {
      const method = Object.hasOwn(methodNames, typed.method) ? (typed.method as DisbursementMethod) : of.method;
      return (await onSplit(takenOf(typed), { method, payee: typed.payee })) || null;
    },
  });
  const sum = takenOf(form.values).reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const layout: Layout = [...lines.map((_, at) => [lineName(at), 12] as const), ['method', 4], ['payee', 8]];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Split"
      lead={<DialogMessage>Type what of each line is paid apart. What is left stays as it is.</DialogMessage>}
      parts={Object.fromEntries(
        lines.map(({ label, amount }, at) => {
          const name = lineName(at);
          return [
            name,
            ({ className, error }) => (
              <MoneyField
                className={className}
                error={error}
                data-field={name}
                {...(at === 0 && { 'data-autofocus': '' })}
                label={`${label}, of ${amountText(amount)}`}
                allowNegative={false}
                value={Number(form.values[name] ?? 0) || null}
                onValueChange={(typed) => form.set({ [name]: typed })}
              />
            ),
          ];
        }),
      )}
    >
      <DescriptionList layout="ledger">
        <Description term="Paid apart">{amountText(sum)}</Description>
        <Description term="What is left">{amountText(of.amount.value - sum)}</Description>
      </DescriptionList>
    </RecordDialog>
  );
}
