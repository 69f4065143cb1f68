import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NewOpeningScreen } from '../features/reconciliation/new-opening-screen.tsx';
import { OpeningScreen } from '../features/reconciliation/opening-screen.tsx';
import { readAsked } from '../features/reconciliation/reconciliation-asked.ts';

export const Route = createFileRoute('/escrow-accounting/reconciliations/openings/$openingID')({
  validateSearch: ({ account }: Record<string, unknown>): { account?: number } => readAsked({ account }),
  component: OpeningPage,
});

const home = '/escrow-accounting/reconciliations';

/** How an account begins with money: `new` of an account is typed, any other was asked for. */
function OpeningPage() {
  const { openingID } = Route.useParams();
  const { account } = Route.useSearch();
  const navigate = useNavigate();
  if (openingID === 'new')
    return (
      <NewOpeningScreen
        key={account}
        bankAccountID={account ?? 0}
        onAsked={({ openingID: asked }) => void navigate({ href: `${home}/openings/${asked}` })}
      />
    );
  return <OpeningScreen key={openingID} openingID={Number(openingID)} />;
}
