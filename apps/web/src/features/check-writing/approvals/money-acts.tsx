import { Button } from '@closewright/ui/button';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHeadRule } from '@closewright/ui/page-head';
import { SplitButton } from '@closewright/ui/split-button';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { offerCommands } from '../../../app/frame/save-status.ts';
import { off } from '../../../lib/off.ts';
import { useCheckWriting } from '../use-check-writing.ts';
import { type MoneyAct, useApprovalActs } from './use-approval-acts.ts';

const names = [
  { act: 'advance', label: 'Advance…', key: 'A', hotkey: 'KeyA', command: 'Ask for an advance' },
  { act: 'loss', label: 'Loss…', key: 'L', hotkey: 'KeyL', command: 'Ask for a loss' },
  {
    act: 'payment',
    label: 'Payment outside the statement…',
    key: 'P',
    hotkey: 'KeyP',
    command: 'Ask for a payment outside the statement',
  },
  {
    act: 'transfer',
    label: 'Transfer to another file…',
    key: 'T',
    hotkey: 'KeyT',
    command: 'Ask for a transfer to another file',
  },
  { act: 'recover', label: 'Recover…', key: 'R', hotkey: 'KeyR', command: 'Recover what the file lacked' },
] as const satisfies readonly { act: MoneyAct; label: string; key: string; hotkey: string; command: string }[];

type Acts = Pick<ReturnType<typeof useApprovalActs>, 'obstacle' | 'run'>;

/** What can be asked for, and recovering, in the head of the tab; nothing for whoever may only look. */
export function MoneyActs({ acts: { obstacle, run } }: { acts: Acts }) {
  const { refusal } = useCheckWriting();
  const [advance, loss, payment, transfer, recover] = names;
  const keyOf = (of: (typeof names)[number]) => (refusal === null ? of.hotkey : null);
  const box = (act: MoneyAct) => ({ opensBox: obstacle(act) === null });
  useHotkey(keyOf(advance), advance.command, () => run('advance'), box('advance'));
  useHotkey(keyOf(loss), loss.command, () => run('loss'), box('loss'));
  useHotkey(keyOf(payment), payment.command, () => run('payment'), box('payment'));
  useHotkey(keyOf(transfer), transfer.command, () => run('transfer'), box('transfer'));
  useHotkey(keyOf(recover), recover.command, () => run('recover'), box('recover'));
  if (refusal !== null) return null;
  return (
    <>
      <span className="contents max-[800px]:hidden">
        <PageHeadRule />
      </span>
      <Button icon={Undo2} shortcut={recover.key} {...off(obstacle('recover'))} onClick={() => run('recover')}>
        {recover.label}
      </Button>
      <SplitButton
        variant="primary"
        shortcut={advance.key}
        menuLabel="What else can be asked for"
        entries={[loss, payment, transfer].map(({ act, label, key }) => ({
          id: act,
          label,
          detail: key,
          ...off(obstacle(act)),
          onSelect: () => run(act),
        }))}
        {...off(obstacle('advance'))}
        onClick={() => run('advance')}
      >
        {advance.label}
      </SplitButton>
    </>
  );
}

/** Offers the same to the command palette, on all tabs. */
export function MoneyCommands() {
  const { refusal } = useCheckWriting();
  const acts = useApprovalActs();
  const run = useEffectEvent(acts.run);
  useEffect(() => {
    if (refusal !== null) return;
    return offerCommands(
      names.map(({ act, command }) => ({ id: `check-writing-${act}`, label: command, onSelect: () => run(act) })),
    );
  }, [refusal]);
  return null;
}
