import type { OrderDetail } from '@closewright/contract/orders';
import type { ListedDelivery, ListedSigning, StatementVersion } from '@closewright/contract/settlement';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQueryClient } from '@tanstack/react-query';
import { keyFor } from '../../lib/api/index.ts';
import { deliveryWords, signingWords } from './version-words.ts';

const DeliverVersion = onDemand(async () => ({
  default: (await import('./deliver-version.tsx')).DeliverVersion,
}));

const SignVersion = onDemand(async () => ({
  default: (await import('./sign-version.tsx')).SignVersion,
}));

const TakeBackSaid = onDemand(async () => ({
  default: (await import('./take-back-said.tsx')).TakeBackSaid,
}));

/** What is said of the versions of a statement, each in a dialog of its own; the list is read again afterwards. */
export function useVersionActs(params: { ordersID: number; loanID: number }) {
  const client = useQueryClient();
  const readAgain = async ({ dismissed }: { dismissed: boolean }) => {
    if (!dismissed) await client.invalidateQueries({ queryKey: keyFor('listStatementVersions', { params }) });
  };
  const takeBack = async (
    { statementVersionID }: StatementVersion,
    { versionDeliveryID }: Pick<ListedDelivery, 'versionDeliveryID'>,
    { title, words }: { title: string; words: string },
  ) =>
    readAgain(
      await dialogs.open(
        TakeBackSaid,
        { params: { ...params, statementVersionID, versionDeliveryID }, words },
        { title, size: 'small', key: 'take-back' },
      ),
    );
  return {
    deliver: async (version: StatementVersion, replaces: ListedDelivery | null = null) =>
      readAgain(
        await dialogs.open(
          DeliverVersion,
          { ...params, version, replaces },
          { title: `Delivery of version ${version.number}`, size: 'small', key: 'deliver-version' },
        ),
      ),
    sign: async (version: StatementVersion, parties: Pick<OrderDetail, 'contacts' | 'partySigners'>) =>
      readAgain(
        await dialogs.open(
          SignVersion,
          { ...params, version, parties },
          { title: `Signature on version ${version.number}`, size: 'small', key: 'sign-version' },
        ),
      ),
    takeBackDelivery: (version: StatementVersion, delivery: ListedDelivery) =>
      takeBack(version, delivery, { title: 'Take back delivery', words: deliveryWords(delivery) }),
    takeBackSigning: (version: StatementVersion, signing: ListedSigning) =>
      takeBack(version, signing, { title: 'Take back signature', words: signingWords(signing) }),
  };
}
