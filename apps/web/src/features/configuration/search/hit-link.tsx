import type { ConfigurationHit } from '@closewright/domain/configuration';
import { KitLink } from '@closewright/ui/link';
import type { ReactNode } from 'react';
import { menuIcons } from '../../../app/frame/menu-icons.ts';

export interface HitLinkProps {
  hit: ConfigurationHit;
  /** Says where the setting is, which a heading above it may do already. */
  showPlace: boolean;
  /** A hint at the end of the line. */
  children?: ReactNode;
}

/** One line of the configuration search: icon, name, and where it is. */
export function HitLink({ hit: { label, place, href, icon }, showPlace, children }: HitLinkProps) {
  const Icon = menuIcons[icon];
  return (
    <KitLink
      href={href}
      className="-mx-2 flex min-h-menu-item items-center gap-2 rounded-sm px-2 text-body text-default hover:bg-surface-hover"
    >
      {Icon && <Icon aria-hidden className="size-icon-sm flex-none text-subtle" strokeWidth={1.75} />}
      <span className="truncate font-medium">{label}</span>
      {showPlace && <span className="truncate text-label text-muted">{place}</span>}
      {children && <span className="ms-auto flex-none">{children}</span>}
    </KitLink>
  );
}
