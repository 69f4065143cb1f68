import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import type { RemittanceKind } from '@closewright/domain/remittances';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { askedRemittances } from '../features/remittances/asked-remittances.ts';
import { RemittancesScreen } from '../features/remittances/remittances-screen.tsx';

/** The address of a page of a file. */
const fileHref = (name: string, otherwise: string) => (ordersID: number) => {
  const { navItemID } = routeByName(name);
  const item = navItemID === null ? undefined : navItem(navItemID);
  return (item && navPath(item, ordersID)) ?? `/order/${ordersID}/${otherwise}`;
};
const moneyHref = fileHref('check-writing', 'check-writing');
const premiumsHref = fileHref('premiums', 'settlement/premiums');
const consolidatedHref = (payee: string, files: readonly number[]) =>
  `/escrow-accounting/consolidated-checks?payee=${encodeURIComponent(payee)}&files=${files.join(',')}`;

/** Whose policies and which remittance are shown stands in the address, so that a reload and a link show the same. */
export function RemittancesPage({ kind }: { readonly kind: RemittanceKind }) {
  const asked = askedRemittances(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <RemittancesScreen
      kind={kind}
      asked={asked}
      onAsk={(search) => void navigate({ to: '.', search: search as never, replace: true })}
      {...{ moneyHref, premiumsHref, consolidatedHref }}
    />
  );
}
