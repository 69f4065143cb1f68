import type { Requirement } from '../access/index.ts';
import type { SettlementStatementTypeName } from '../orders/index.ts';

/** The five areas; each is the theme of its pages. */
export const areaNames = ['home', 'file', 'accounting', 'reporting', 'configuration'] as const;

export type AreaName = (typeof areaNames)[number];

/** How one settlement page is called on one statement: its letter or line series and, where it differs, its label. */
export interface StatementVariant {
  readonly code?: string;
  readonly label?: string;
}

/** State rules of single items (core.md §4), by name; `nav-item-state.ts` holds what they say. */
export type NavRule = 'policyLoans' | 'policyOwner' | 'seller' | 'noSeller' | 'cplUnderwriter';

/** What an item starts instead of opening a page. */
export type NavAction = 'launchCdfEditor' | 'addFile';

/**
 * One line of the menu as it is written in the tables: what the spec gives it, nothing derived.
 * `Requirement` holds the screen, app access and permission keys and the feature flag.
 */
export interface NavItemSource extends Requirement {
  /** Last part of the id; unique among the siblings. */
  readonly key: string;
  readonly name: string;
  readonly sublabel?: string;
  /** Null for a heading that opens nothing. File paths are written without the order id: `/order/oe`. */
  readonly path: string | null;
  /** A lucide icon name. */
  readonly icon: string;
  /** Letter of the label shown underlined while Alt is held; unique among the siblings. */
  readonly accessKey?: string;
  /** Name of the route where the spec gives one (core.md §2 Route names seen). */
  readonly routeName?: string;
  /** What page title and denial call the page, where it differs from the menu label. */
  readonly routeLabel?: string;
  /** Further pages whose path begins so count as this item when the current one is marked. */
  readonly matchRoutePrefix?: string;
  readonly action?: NavAction;
  readonly rule?: NavRule;
  /** Statements that have the page; left out, all have it. */
  readonly statements?: Readonly<Partial<Record<SettlementStatementTypeName, StatementVariant>>>;
  /** Shows the digital-signing hint when the file is eligible (core.md §4). */
  readonly showsSigningHint?: true;
  /** Nothing to save when this page is left. */
  readonly skipSave?: true;
  /** Under the lock of the settlement statement, though it stands elsewhere in the menu. */
  readonly isSettlement?: true;
  readonly built?: true;
  readonly children?: readonly NavItemSource[];
}

/** One line of the menu, complete (core.md §3 Nav item). */
export interface NavItem extends Omit<NavItemSource, 'key' | 'built' | 'isSettlement' | 'children'> {
  /** Area, dot, keys down to the item: `file.information.main`. */
  readonly id: string;
  readonly label: string;
  readonly theme: AreaName;
  /** 0 for an area, 1 for its groups and direct items, and so on. */
  readonly level: number;
  /** False while the screen is not built: the item opens /coming-soon. */
  readonly built: boolean;
  /** Part of the settlement statement, hence under its lock. */
  readonly isSettlement: boolean;
  readonly children: readonly NavItem[];
}
