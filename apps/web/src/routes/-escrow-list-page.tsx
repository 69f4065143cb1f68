import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readAsked } from '../features/escrow-accounting/list/asked.ts';
import type { FilterField } from '../features/escrow-accounting/list/filter-field.ts';
import type { ListScreenProps } from '../features/escrow-accounting/list/list-screen.ts';

/** The address of a tab among Check Writing of a file. */
const tabOf = (tab: number) => (ordersID: number) => {
  const { navItemID } = routeByName('check-writing');
  const item = navItemID === null ? undefined : navItem(navItemID);
  return `${(item && navPath(item, ordersID)) ?? `/order/${ordersID}/check-writing`}?tab=${tab}`;
};

export interface EscrowListPageProps {
  fields: readonly FilterField[];
  /** The tab of Check Writing that a row opens; 3 is the ledger. */
  tab?: number;
  children: (props: ListScreenProps) => ReactNode;
}

/** What a list of the books asks for stands in its address, so that a reload and a link show the same. */
export function EscrowListPage({ fields, tab = 3, children }: EscrowListPageProps) {
  const asked = readAsked(fields, useSearch({ strict: false }));
  const navigate = useNavigate();
  const hrefOf = tabOf(tab);
  return children({
    asked,
    onAsk: (search) => void navigate({ to: '.', search: search as never, replace: true }),
    onOpen: (ordersID) => void navigate({ href: hrefOf(ordersID) }),
    hrefOf,
  });
}
