import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { type Memory, useRemembered } from '../memory/index.ts';

interface Group {
  /** Open or folded as the user left it; undefined if never touched. */
  stateOf: (name: string) => boolean | undefined;
  set: (name: string, open: boolean) => void;
  enroll: (name: string) => () => void;
}

const Context = createContext<Group | null>(null);

export interface SectionGroupProps {
  /** Key under which the state is kept. Default 'global'. */
  name?: string;
  /** Where it is kept. Default: the memory of the app. */
  memory?: Memory;
  children: ReactNode;
}

type Folds = Record<string, boolean>;

/** Makes the group of a name. */
function useGroup(name: string, memory?: Memory): Group & { setAll: (open: boolean) => void } {
  const [folds, setFolds] = useRemembered<Folds>(`sections:${name}`, memory);
  const latest = useRef<Folds>({});
  latest.current = folds ?? {};
  const names = useRef(new Set<string>());
  const write = useCallback(
    (next: Folds) => {
      latest.current = next;
      setFolds(next);
    },
    [setFolds],
  );
  return useMemo(
    () => ({
      stateOf: (section) => folds?.[section],
      set: (section, open) => write({ ...latest.current, [section]: open }),
      enroll: (section) => {
        names.current.add(section);
        return () => names.current.delete(section);
      },
      setAll: (open) =>
        write({ ...latest.current, ...Object.fromEntries([...names.current].map((section) => [section, open])) }),
    }),
    [folds, write],
  );
}

const Actions = createContext<((open: boolean) => void) | null>(null);

/** Sections that are remembered together, and can be opened and folded all at once by `useSectionGroup`. */
export function SectionGroup({ name = 'global', memory, children }: SectionGroupProps) {
  const group = useGroup(name, memory);
  return (
    <Context value={group}>
      <Actions value={group.setAll}>{children}</Actions>
    </Context>
  );
}

/** Opens or folds every mounted section of the group around: for the buttons Expand all and Collapse all. */
export function useSectionGroup(): { expandAll: () => void; collapseAll: () => void } {
  const setAll = useContext(Actions);
  return { expandAll: () => setAll?.(true), collapseAll: () => setAll?.(false) };
}

/** State of one section: its group's, else the group 'global'. */
export function useSectionState(name: string, defaultOpen: boolean): [open: boolean, set: (open: boolean) => void] {
  const around = useContext(Context);
  const global = useGroup('global');
  const group = around ?? global;
  const { enroll } = group;
  useEffect(() => enroll(name), [enroll, name]);
  return [group.stateOf(name) ?? defaultOpen, useCallback((open: boolean) => group.set(name, open), [group, name])];
}
