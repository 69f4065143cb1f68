import type { Investment } from '@closewright/contract/investments';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { AccountsPage } from './accounts-page.tsx';
import { InterestPage } from './interest-page.tsx';
import { type AskedInvestments, readAsked } from './investments-asked.ts';
import { useRefresh } from './use-investments.ts';

export interface InvestmentAccountsScreenProps {
  /** What the address asks for. */
  asked: AskedInvestments;
  /** Something else was chosen: the address follows. */
  onAsk(asked: AskedInvestments): void;
  /** Opens Check Writing of the file of an account. */
  onOpen(investment: Investment): void;
  /** Address of that page, so that it can be opened in another tab. */
  hrefOf(investment: Investment): string;
}

/** Investment Accounts: asked for, approved, with both legs of their principal and their interest; and what forms 1099-INT say of it. */
export function InvestmentAccountsScreen({ asked, onAsk, onOpen, hrefOf }: InvestmentAccountsScreenProps) {
  const refresh = useRefresh();
  const isInterest = asked.show === 'interest';
  const ask = (part: { [K in keyof AskedInvestments]: AskedInvestments[K] | undefined }) =>
    onAsk(readAsked({ ...asked, ...part }));
  useHotkey('KeyY', isInterest ? 'Accounts' : 'Interest by year', () =>
    ask({ show: isInterest ? undefined : 'interest' }),
  );
  return isInterest ? (
    <InterestPage
      asked={asked}
      onAsk={ask}
      onRow={(investment) => ask({ show: undefined, state: undefined, investment })}
    />
  ) : (
    <AccountsPage asked={asked} onAsk={ask} refresh={refresh} onOpen={onOpen} hrefOf={hrefOf} />
  );
}
