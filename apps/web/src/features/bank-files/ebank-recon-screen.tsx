import type { BankFileRow } from '@closewright/contract/bank-files';
import { can } from '@closewright/domain/access';
import { counted, formatDate } from '@closewright/domain/formats';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { queryFor } from '../../lib/api/index.ts';
import { type AskedBankFiles, reconcileHref } from './bank-files-asked.ts';
import { FilesPage } from './files-page.tsx';
import { PreviewPage } from './preview-page.tsx';
import { useBankFileActs } from './use-bank-file-acts.tsx';
import { useBankFiles } from './use-bank-files.ts';
import { useImport } from './use-import.tsx';

export interface EBankReconScreenProps {
  /** What the address asks for. */
  asked: AskedBankFiles;
  /** Another account or file was chosen: the address follows. */
  onAsk(asked: AskedBankFiles): void;
  /** Goes to where a day is reconciled. */
  onGo(href: string): void;
}

/** Long enough to be read and followed. */
const linkMilliseconds = 10_000;

/** eBank Recon: what the banks tell of the trust accounts is brought in, looked at before it is taken, and taken back. */
export function EBankReconScreen({ asked, onAsk, onGo }: EBankReconScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const client = useQueryClient();
  const files = useBankFiles(asked.account);
  const refusal = can(actor, 'writeBankFiles').reason?.text ?? null;
  const choices = () => client.query(queryFor('listBankFileAccounts'));
  const ask = (part: { [K in keyof AskedBankFiles]: AskedBankFiles[K] | undefined }) => {
    const { account, file } = { ...asked, ...part };
    onAsk({ ...(account && { account }), ...(file && { file }) });
  };
  const imported = async (file: BankFileRow, count: number) => {
    const [first] = file.accounts;
    toasts.success({
      title: `${counted(count, 'item')} imported`,
      message: file.fileName,
      ...(first && {
        duration: linkMilliseconds,
        action: {
          label: `Reconcile ${formatDate(first.through).slice(0, 5)}`,
          onAction: () => onGo(reconcileHref(first.bankAccountID, first.through)),
        },
      }),
    });
    await files.refresh();
    ask({ file: file.bankFileID });
  };
  const intake = useImport({ choices, account: asked.account ?? null, refusal, onImported: imported });
  const acts = useBankFileActs({ choices, refusal, refresh: files.refresh });

  const { balance } = asked;
  const typeAskedBalance = useEffectEvent(async (date: string) => {
    await acts.typeBalance(asked.account ?? null, date);
    ask({});
  });
  useEffect(() => {
    if (balance !== undefined) void typeAskedBalance(balance);
  }, [balance]);

  if (intake.previewed !== null) return <PreviewPage intake={intake} previewed={intake.previewed} refusal={refusal} />;
  return <FilesPage {...{ files, intake, acts, asked, refusal }} today={clock.today()} onAsk={ask} />;
}
