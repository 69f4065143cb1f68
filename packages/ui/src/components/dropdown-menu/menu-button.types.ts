import type { ReactNode } from 'react';

/** One row of a menu given as data. */
export type MenuEntry =
  | {
      kind?: 'item';
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      /** Small text at the right: a shortcut or a state. */
      detail?: ReactNode;
      disabled?: boolean;
      /** Why it is disabled: it is reached all the same, and says so. */
      disabledReason?: string | undefined;
      destructive?: boolean;
      /** A link instead of an act. */
      href?: string;
      onSelect?: () => void;
    }
  | {
      kind: 'check';
      id: string;
      label: ReactNode;
      checked: boolean;
      disabled?: boolean;
      onCheckedChange: (checked: boolean) => void;
    }
  | { kind: 'radio'; id: string; label: ReactNode; checked: boolean; disabled?: boolean; onSelect: () => void }
  | { kind: 'label'; id: string; label: ReactNode }
  | { kind: 'separator'; id: string };
