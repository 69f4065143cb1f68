import { type ProposedDisbursement, proposedDisbursements } from '@closewright/domain/check-writing';
import { counted, formatMoney } from '@closewright/domain/formats';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { postingLimits } from '../../../records/plain/posting-limits.plain.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import type { EditDialogProps } from './edit-dialog.tsx';
import { asProposed, combined, combineProblem, isSame, type Plans, split, withChange } from './plan-edits.ts';
import type { ProposedRow, Row } from './rows.ts';
import type { SplitDialogProps } from './split-dialog.tsx';
import { statusOf } from './status-words.ts';
import { pick, type Turn } from './turn.ts';
import { usePlanActs } from './use-plan-acts.ts';

const EditDialog = onDemand(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const SplitDialog = onDemand(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }));

/** What can be done with disbursements that are still to be made. Nothing of it is posted. */
export function useProposedActs(turn: Turn, goTo: (isWanted: (row: Row) => boolean) => void) {
  const known = useCheckWriting();
  const { change, undo } = usePlanActs();
  const nameOf = ({ payee }: ProposedDisbursement) => payee || 'Nobody by name';
  const goToPlan = (lines: ProposedDisbursement['lines']) => {
    const keys = new Set(lines.map(({ key }) => key));
    goTo(
      (row) =>
        row.kind === 'proposed' &&
        row.turn.proposed.plan !== null &&
        row.turn.proposed.lines.some(({ key }) => keys.has(key)),
    );
  };
  /** Without plans that say what the statement proposes anyway: they would only be in its way when it changes. */
  const tidied = (plans: Plans): Plans => {
    const { money } = known;
    if (money === null) return plans;
    return plans.filter((plan, at) => {
      const others = plans.toSpliced(at, 1);
      return !proposedDisbursements(money, known, others).some((one) => one.plan === null && isSame(one, plan));
    });
  };
  /** Why those that are picked, or these, cannot be combined. */
  const problemOf = (of: readonly ProposedDisbursement[]) => combineProblem(of, postingLimits.lines);

  const combine = async (of: readonly ProposedDisbursement[]): Promise<void> => {
    const problem = problemOf(of);
    const [first] = of;
    if (problem !== null || first === undefined) {
      toasts.warning({ title: 'Nothing was combined', message: problem ?? '' });
      return;
    }
    const payees = [...new Set(of.map(({ payee }) => payee))];
    const payee =
      payees.length === 1
        ? first.payee
        : await dialogs.promptSelect({
            title: `Combine ${of.length} into one`,
            label: 'Payee',
            message: 'They are to different payees: all of it goes to the one that you choose.',
            options: payees.map((value) => ({ value, label: value || 'Nobody by name' })),
            value: first.payee,
            okLabel: 'Combine',
            key: 'plan',
          });
    if (payee === null) return;
    const keys = of.map(({ key }) => key);
    if (await change(keys, (plans, now) => combined(plans, now, payee), `${of.length} combined into one`))
      goToPlan(first.lines);
  };
  const hold = async ({ turn: { proposed } }: ProposedRow): Promise<void> => {
    if (proposed.hold !== null) {
      await change(
        [proposed.key],
        (plans, [one]) => (one ? tidied(withChange(plans, one, { hold: null })) : plans),
        `Released: ${nameOf(proposed)}`,
      );
      return;
    }
    const reason = await dialogs.promptText({
      title: `Hold ${nameOf(proposed)}`,
      label: 'Reason',
      message: 'It is not disbursed until it is released.',
      maxLength: postingLimits.reason,
      okLabel: 'Hold',
      key: 'plan',
    });
    if (reason === null) return;
    await change(
      [proposed.key],
      (plans, [one]) => (one ? withChange(plans, one, { hold: reason.trim() }) : plans),
      `Held: ${nameOf(proposed)}`,
    );
  };
  const openSplit = async ({ turn: { proposed } }: ProposedRow): Promise<void> => {
    const answer = await dialogs.open<Omit<SplitDialogProps, 'dialog'>, true>(
      SplitDialog,
      {
        of: proposed,
        onSplit: (taken, apart) =>
          change(
            [proposed.key],
            (plans, [one]) => (one ? split(plans, one, taken, apart) : plans),
            `Split: ${nameOf(proposed)}, ${formatMoney(proposed.amount.value)}`,
          ),
      },
      { title: `Split ${nameOf(proposed)}`, size: 'small', key: 'plan' },
    );
    if (!answer.dismissed) goToPlan(proposed.lines);
  };
  const edit = ({ turn: { proposed } }: ProposedRow) => {
    void dialogs.open<Omit<EditDialogProps, 'dialog'>, true>(
      EditDialog,
      {
        of: proposed,
        onSave: (how) =>
          change(
            [proposed.key],
            (plans, [one]) => (one ? tidied(withChange(plans, one, how)) : plans),
            `Saved: ${how.payee}`,
          ),
      },
      { title: `${nameOf(proposed)}, ${formatMoney(proposed.amount.value)}`, size: 'small', key: 'plan' },
    );
  };
  const back = async (rows: readonly ProposedRow[]): Promise<void> => {
    const of = rows.map(({ turn: { proposed } }) => proposed).filter(({ plan }) => plan !== null);
    if (of.length === 0) {
      toasts.info('It is as the statement proposes');
      return;
    }
    await change(
      of.map(({ key }) => key),
      asProposed,
      `${counted(of.length, 'disbursement')} as the statement proposes`,
    );
  };
  return {
    combine: (of: readonly ProposedDisbursement[]) => void combine(of),
    /** Those that are picked. */
    combinePicked: () => void combine(pickedOf(turn)),
    combineProblem: (of: readonly ProposedDisbursement[] = pickedOf(turn)) => problemOf(of),
    hold: (row: ProposedRow) => void hold(row),
    split: (row: ProposedRow) => void openSplit(row),
    edit,
    asProposed: (rows: readonly ProposedRow[]) => void back(rows),
    undo,
    /** Picks these; what cannot be made says why it is not. */
    pick(keys: ReadonlySet<unknown>) {
      const isAll = turn.rows.every(({ proposed }) => keys.has(proposed.key));
      const pickable = turn.rows.filter(({ isBlocked }) => !isBlocked);
      const isAllPicked = pickable.every(({ proposed }) => turn.picked.has(proposed.key));
      // All that can be made are picked already: then all of them are let go.
      if (isAll && isAllPicked) return pick(known, turn, new Set());
      const refused = isAll
        ? undefined
        : turn.rows.find(
            ({ proposed, isBlocked }) => isBlocked && keys.has(proposed.key) && !turn.picked.has(proposed.key),
          );
      if (refused && keys.size > turn.picked.size)
        toasts.warning({ title: `${nameOf(refused.proposed)} is not picked`, message: statusOf(refused).words });
      return pick(known, turn, keys);
    },
  };
}

const pickedOf = ({ rows, picked }: Turn): readonly ProposedDisbursement[] =>
  rows.flatMap(({ proposed }) => (picked.has(proposed.key) ? [proposed] : []));
