import { navItem } from '@closewright/domain/navigation';
import { Hammer } from 'lucide-react';
import { MessagePage } from './message-page.tsx';

/** Name of the screen of a menu item; the route's own name where the id is none. */
export function screenLabel(screen: string | undefined): string {
  const item = screen === undefined ? undefined : navItem(screen);
  return item?.routeLabel ?? item?.label ?? 'Coming Soon';
}

/** A screen of the menu that is not built yet, by its name. */
export function ComingSoonPage({ screen }: { screen: string | undefined }) {
  const label = screenLabel(screen);
  return (
    <MessagePage heading={label} title={`${label} is coming soon`} icon={Hammer}>
      This screen is not built yet. Everything else in the menu stays where it is.
    </MessagePage>
  );
}
