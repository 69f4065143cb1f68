import { createContext, type ReactNode, use, useMemo } from 'react';

/** `edit`: can be changed; `read`: selectable text without a box; `hidden`: not rendered at all. */
export type FieldMode = 'edit' | 'read' | 'hidden';

export interface FieldModeState {
  mode: FieldMode;
  /** Why the field cannot be edited, one sentence: shown as tooltip and read out with the field. */
  reason?: string | undefined;
}

const FieldModeContext = createContext<FieldModeState>({ mode: 'edit' });

const strictness: Record<FieldMode, number> = { edit: 0, read: 1, hidden: 2 };

/** The stricter of two modes: a scope can take rights away from what is inside, never give them back. */
export function stricter(outer: FieldModeState, inner: FieldModeState): FieldModeState {
  return strictness[inner.mode] > strictness[outer.mode] ? inner : outer;
}

/** The mode in force here, narrowed by the field's own wish. */
export function useFieldMode(mode: FieldMode = 'edit', reason?: string): FieldModeState {
  const outer = use(FieldModeContext);
  return strictness[mode] > strictness[outer.mode] ? { mode, reason } : outer;
}

export interface FieldModeScopeProps {
  /** The most that fields inside may do. */
  mode: FieldMode;
  /** Why, one sentence: "Locked by the settlement", "In use by the escrow officer since 9:12 AM". */
  reason?: string | undefined;
  children?: ReactNode;
}

/** Puts everything inside into a mode: read-only is data given once around a form, not a prop on each field. */
export function FieldModeScope({ mode, reason, children }: FieldModeScopeProps) {
  const outer = use(FieldModeContext);
  const state = useMemo(() => stricter(outer, { mode, reason }), [outer, mode, reason]);
  return <FieldModeContext value={state}>{children}</FieldModeContext>;
}
