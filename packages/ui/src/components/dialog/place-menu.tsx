import { Move } from 'lucide-react';
import { MenuButton } from '../dropdown-menu/index.ts';
import type { dialogMessages } from './dialog.messages.ts';
import type { NamedPlace } from './dialog-place.ts';

const names: NamedPlace[] = ['left', 'right', 'center', 'fill', 'reset'];

/** Moving and sizing without dragging (WCAG 2.5.7), for the keyboard and for a single press. */
export function PlaceMenu({ text, onGo }: { text: typeof dialogMessages; onGo: (name: NamedPlace) => void }) {
  return (
    <MenuButton
      menuLabel={text.place}
      aria-label={text.place}
      align="end"
      entries={names.map((name) => ({ id: name, label: text.places[name], onSelect: () => onGo(name) }))}
      className="inline-flex size-control cursor-pointer items-center justify-center rounded-sm text-subtle hover:bg-surface-hover"
    >
      <Move aria-hidden className="size-icon-sm" strokeWidth={1.75} />
    </MenuButton>
  );
}
