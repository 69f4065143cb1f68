import type { ReactNode } from 'react';
import type { MenuEntry } from '../dropdown-menu/index.ts';

/** One of the areas: Home, File, Accounting, Reporting, Configuration. */
export interface GlobalBarArea {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  /** Letter of the access key. */
  accessKey?: string;
  /** Not available now, with the reason. Still reachable. */
  disabledReason?: string;
}

/** An icon button with a count, or a link. */
export interface GlobalBarAction {
  /** Number shown; 0 and undefined show none. */
  count?: number;
  /** The count in words, for the accessible name: "4 overdue". */
  countText?: string;
  href?: string;
  onSelect?: () => void;
}

/** What the bar says about saving and work going on. */
export interface GlobalBarStatus {
  /** "Saved 9:41 AM", "Saving 4.a". */
  text: ReactNode;
  /** 'busy' shows the ring, 'saved' a tick, 'failed' a warning that stays visible at every width. */
  state: 'saved' | 'busy' | 'failed';
}

export interface GlobalBarUser {
  name: string;
  /** Default: first letters of the first and last word. */
  initials?: string;
  /** Rows of the user menu: settings, theme, density, log out. */
  entries: readonly MenuEntry[];
  /** Time left of the session, shown on top of the menu. */
  session?: string;
}

export interface GlobalBarRegion {
  id: string;
  name: string;
}
