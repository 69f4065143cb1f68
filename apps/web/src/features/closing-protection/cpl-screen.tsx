import type { Letter } from '@closewright/contract/closing-protection';
import type { OrderDetail } from '@closewright/contract/orders';
import { pageMode } from '@closewright/domain/access';
import { issuesLetters, issuesNoLetters, letterDefaults } from '@closewright/domain/closing-protection';
import { itemName } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { PageHead } from '@closewright/ui/page-head';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, messageOf, queryFor } from '../../lib/api/index.ts';
import { showPdf } from '../../lib/downloads/index.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { useFocusFirstInvalid } from '../../records/saving/use-focus-first-invalid.ts';
import { LetterFacts } from './letter-facts.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterList } from './letter-list.tsx';
import { amountText, letterName } from './letter-words.ts';
import { useLetterRequest } from './use-letter-request.ts';
import { VoidDialog } from './void-dialog.tsx';

const route = routeByName('file.information.cpl');

/** CPL: closing protection letters of a file, asked for, voided and reissued at its underwriter. */
export function CplScreen() {
  const file = useOpenFile();
  // The loader of the route has read the file; without it there is an error page instead.
  return file?.detail === undefined ? null : <Cpl key={file.ordersID} file={file} detail={file.detail} />;
}

const noLetters: readonly Letter[] = [];

function Cpl({ file, detail }: { file: OpenFile; detail: OrderDetail }) {
  const { ordersID } = file;
  const clock = useClock();
  const { actor, session } = useSession();
  const letters = useQuery(queryFor('listLetters', { params: { ordersID } }));
  const { data: lookups = {} } = useQuery(queryFor('getLookups'));
  const all = letters.data ?? noLetters;
  const inHand = useInHand(all, ({ letterID }) => letterID);
  const letter = inHand.current;
  const [busy, setBusy] = useState<'open' | 'retry' | null>(null);
  const sheet = useRef<HTMLDivElement>(null);

  const cplUnderwriterCompanyID = session.tenant?.cplUnderwriterCompanyID ?? null;
  const { order, loans, contacts, properties } = detail;
  const mayIssue = issuesLetters(order.underwriterCompanyID, cplUnderwriterCompanyID);
  const mayEdit = !pageMode(actor, route, file.state).readOnly;
  const defaultsOf = (loanID?: number | null) =>
    letterDefaults({ ...order, loans, contacts, properties }, loanID ?? order.defaultLoanID);

  const request = useLetterRequest(ordersID, defaultsOf, (answered) => {
    if (answered !== null) {
      inHand.choose(answered.letterID);
      toasts.success(`Letter ${answered.letterNumber} is issued`);
    }
    void letters.refetch();
  });
  useFocusFirstInvalid(sheet, request.attempt === 0 ? undefined : request.attempt);

  const run = async (what: 'open' | 'retry', failure: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toasts.error({ title: failure, message: messageOf(error) });
    }
    setBusy(null);
  };
  const open = (which: Letter) =>
    run('open', 'The letter could not be opened', async () => {
      if (which.letterNumber === null) return;
      const params = { ordersID, letterID: which.letterID };
      await showPdf(`Letter ${which.letterNumber}`, await call('getLetterDocument', { params }));
    });
  const retry = ({ letterID }: Letter) =>
    run('retry', 'There is no letter yet', async () => {
      const answered = await call('retryLetter', { params: { ordersID, letterID } }).finally(
        () => void letters.refetch(),
      );
      toasts.success(`Letter ${answered.letterNumber} is issued`);
    });
  const takeBack = async (which: Letter) => {
    const title = `Void ${letterName(which)}`;
    const result = await dialogs.open<{ ordersID: number; letter: Letter }, Letter>(
      VoidDialog,
      { ordersID, letter: which },
      { title, label: title, size: 'small', key: 'void-letter' },
    );
    if (!result.dismissed) toasts.success(`Letter ${which.letterNumber} is voided`);
    await letters.refetch();
  };

  const isForm = mayEdit && mayIssue;
  return (
    <>
      <PageHead title={route.label} meta="Closing protection letters of this file">
        {isForm && (
          <Button variant="primary" busy={request.isSending} onClick={() => void request.send()}>
            {request.old === null ? 'Request letter' : 'Reissue letter'}
          </Button>
        )}
      </PageHead>
      {!mayIssue && <Banner tone="warning" label="No letters" title={issuesNoLetters} />}
      <div
        ref={sheet}
        className="flex min-h-0 flex-1 divide-x divide-hairline border-t border-hairline bg-surface-base"
      >
        {isForm && (
          <section aria-label="Request" className="w-[440px] flex-none overflow-y-auto px-4 py-2">
            <LetterForm
              request={request}
              underwriters={[
                { value: cplUnderwriterCompanyID, label: itemName(lookups, 'underwriters', cplUnderwriterCompanyID) },
              ].flatMap(({ value, label }) => (value === null ? [] : [{ value, label }]))}
              loans={loans.map(({ loanID, lenderName, amount }) => ({
                value: loanID,
                label: [lenderName ?? 'Loan', amountText(amount)].filter(Boolean).join(', '),
              }))}
              today={clock.today()}
            />
          </section>
        )}
        <div className="flex min-w-0 flex-1 flex-col divide-y divide-hairline overflow-y-auto">
          <div className="flex min-h-[200px] flex-1 flex-col">
            <LetterList
              query={letters}
              letters={all}
              inHand={inHand}
              onOpen={(which) => void open(which)}
              mayEdit={isForm}
              moment={clock.moment}
            />
          </div>
          {letter && (
            <LetterFacts
              letter={letter}
              old={all.find(({ letterID }) => letterID === letter.reissuedFromID)}
              mayEdit={mayEdit}
              moment={clock.moment}
              busy={busy}
              onOpen={() => void open(letter)}
              onRetry={() => void retry(letter)}
              onVoid={() => void takeBack(letter)}
              onReissue={() => request.reissue(letter)}
            />
          )}
        </div>
      </div>
    </>
  );
}
