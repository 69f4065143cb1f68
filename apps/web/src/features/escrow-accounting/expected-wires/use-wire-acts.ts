import type { EscrowAccount } from '@closewright/contract/escrow-accounting';
import type { ArrivedWire, ExpectedWire } from '@closewright/contract/wires';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { amountText } from '../../../lib/amount-text.ts';
import { messageOf } from '../../../lib/api/index.ts';
import { askForFile } from '../../../lib/file-numbers/ask-for-file.ts';
import { CallOffDialog, type CallOffDialogProps } from './call-off-dialog.tsx';
import { ReceiveDialog, type ReceiveDialogProps } from './receive-dialog.tsx';
import { stillExpected } from './use-wires.ts';
import { WireDialog, type WireDialogProps } from './wire-dialog.tsx';

export interface WireActsInput {
  accounts: readonly EscrowAccount[];
  arrived: readonly ArrivedWire[];
  bankAccountID: number | null;
  /** Something was stored, or may be old here. */
  onStored(): void;
}

/** What can be done about expected wires: entered, edited, called off, received. */
export function useWireActs({ accounts, arrived, bankAccountID, onStored }: WireActsInput) {
  const openWire = async (ordersID: number, fileNumber: string, wire: ExpectedWire | null) => {
    const answer = await dialogs.open<Omit<WireDialogProps, 'dialog'>, ExpectedWire>(
      WireDialog,
      { ordersID, accounts, wire, bankAccountID },
      {
        title: wire === null ? 'Expect a wire' : 'Edit expected wire',
        subtitle: `File ${fileNumber}`,
        size: 'medium',
        key: 'expected-wire',
      },
    );
    onStored();
    if (!answer.dismissed && wire === null)
      toasts.success(`${amountText(answer.value.amount)} from ${answer.value.sender} is expected`);
  };
  const openReceive = async (props: Omit<ReceiveDialogProps, 'dialog'>) => {
    const answer = await dialogs.open<Omit<ReceiveDialogProps, 'dialog'>, ExpectedWire>(ReceiveDialog, props, {
      ...{ title: 'Receive a wire', size: 'medium', key: 'receive-wire' },
    });
    onStored();
    if (answer.dismissed) return;
    const { fileNumber, received } = answer.value;
    toasts.success(`${amountText(received?.amount ?? 0)} is received for file ${fileNumber}`);
  };
  return {
    enter: async () => {
      const file = await askForFile('Expect a wire', 'expected-wire-file');
      if (file !== null) await openWire(file.ordersID, file.fileNumber, null);
    },
    edit: (wire: ExpectedWire) => openWire(wire.ordersID, wire.fileNumber, wire),
    callOff: async (wire: ExpectedWire) => {
      await dialogs.open<Omit<CallOffDialogProps, 'dialog'>, ExpectedWire>(
        CallOffDialog,
        { wire },
        { title: 'Call off', subtitle: `File ${wire.fileNumber}`, size: 'small', key: 'call-off-wire' },
      );
      onStored();
    },
    receive: async (wire: ExpectedWire) => {
      const { expectedWireID, bankAccountID: bank } = wire;
      const ofAccount = arrived.filter((each) => each.bankAccountID === bank);
      if (ofAccount.length === 0)
        return void toasts.warning({
          title: 'No wire arrived in this bank account',
          message: 'Import its bank file first, or record the receipt under Check Writing of the file.',
        });
      return openReceive({ expected: [wire], arrived: ofAccount, expectedWireID, bankItemID: null });
    },
    receiveArrived: async (wire: ArrivedWire) => {
      try {
        const expected = await stillExpected(wire.bankAccountID);
        if (expected.length === 0)
          return void toasts.warning({
            title: 'No wire is expected in this bank account',
            message: 'Expect it first, or record the receipt under Check Writing of its file.',
          });
        const { bankItemID } = wire.item;
        return await openReceive({ expected, arrived: [wire], expectedWireID: null, bankItemID });
      } catch (error) {
        return void toasts.error({ title: 'The expected wires could not be read', message: messageOf(error) });
      }
    },
  };
}
