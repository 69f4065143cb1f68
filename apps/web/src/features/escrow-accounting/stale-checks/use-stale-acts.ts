import type { StaleCheck, StaleCheckAct } from '@closewright/contract/stale-checks';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { saveDownload } from '../../../lib/downloads/index.ts';
import { ReasonDialog, type ReasonDialogProps } from '../../../records/dialog/reason-dialog.tsx';
import { ActDialog, type ActDialogProps, type SaidKind } from './act-dialog.tsx';
import { LettersDialog, type LettersDialogProps } from './letters-dialog.tsx';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';
import { actWords } from './stale-words.ts';

const titles: Readonly<Record<SaidKind, string>> = {
  called: 'Called the payee',
  answered: 'The owner answered',
  held: 'Hold for the owner',
  address: 'Address of the owner',
  reported: 'Reported to a state',
};

/** What can be done about checks that nobody cashes; `onStored` is told once the rows are to be read again. */
export function useStaleActs(onStored: () => void) {
  const say = async (kind: SaidKind, checks: readonly StaleCheck[]) => {
    if (checks.length === 0) return;
    const answer = await dialogs.open<Omit<ActDialogProps, 'dialog'>, readonly StaleCheck[]>(
      ActDialog,
      { kind, checks },
      { title: titles[kind], subtitle: counted(checks.length, 'check'), size: 'medium', key: 'stale-check' },
    );
    if (answer.dismissed) return;
    onStored();
    const [first] = answer.value;
    const one = answer.value.length === 1 && first ? `${first.payee}: ${first.next}` : '';
    toasts.success({ title: `${titles[kind]}: ${counted(answer.value.length, 'check')}`, message: one });
  };
  const write = async (checks: readonly StaleCheck[]) => {
    if (checks.length === 0) return;
    const answer = await dialogs.open<Omit<LettersDialogProps, 'dialog'>, readonly StaleCheck[]>(
      LettersDialog,
      { checks },
      { title: 'Write to owners', subtitle: counted(checks.length, 'check'), size: 'small', key: 'stale-check' },
    );
    if (answer.dismissed) return;
    onStored();
    toasts.success(`${counted(answer.value.length, 'letter')} written`);
  };
  const takeBack = async ({ payee }: StaleCheck, act: StaleCheckAct) => {
    const { staleActID } = act;
    const asks: Omit<ReasonDialogProps<StaleCheckAct>, 'dialog'> = {
      lead: `${actWords(act)}. It stays to be read, and counts no more.`,
      missing: 'Say why it is taken back',
      saveLabel: 'Take back',
      send: (reason) => call('takeBackStaleAct', { params: { staleActID }, body: { reason } }),
    };
    const answer = await dialogs.open<Omit<ReasonDialogProps<StaleCheckAct>, 'dialog'>, StaleCheckAct>(
      ReasonDialog,
      asks,
      { title: 'Take back', subtitle: payee, size: 'small', key: 'stale-check' },
    );
    if (!answer.dismissed) onStored();
  };
  const print = async ({ staleActID }: StaleCheckAct) => {
    try {
      saveDownload(await call('printOwnerLetters', { body: { staleActIDs: [staleActID] } }));
    } catch (error) {
      toasts.error({ title: 'The letter could not be printed', message: messageOf(error) });
    }
  };
  const report = (props: Omit<ReportDialogProps, 'dialog'>) =>
    dialogs.open<Omit<ReportDialogProps, 'dialog'>, string>(ReportDialog, props, {
      ...{ title: 'Holder report', size: 'small', key: 'stale-check' },
    });
  return { say, write, takeBack, print, report };
}
