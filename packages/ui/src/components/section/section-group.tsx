import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Memory, useRemembered } from '../memory/index.ts';

interface Group {
  /** Open or folded as the user left it; undefined if never touched. */
  stateOf: (name: string) => boolean | undefined;
  set: (name: string, open: boolean) => void;
  /** Joins the group; `onAll` hears of Expand all and Collapse all. */
  enroll: (name: string, onAll: (open: boolean) => void) => () => void;
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
  const members = useRef(new Map<string, (open: boolean) => void>());
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
      enroll: (section, onAll) => {
        members.current.set(section, onAll);
        return () => {
          if (members.current.get(section) === onAll) members.current.delete(section);
        };
      },
      setAll: (open) => {
        write({ ...latest.current, ...Object.fromEntries([...members.current.keys()].map((name) => [name, open])) });
        for (const onAll of members.current.values()) onAll(open);
      },
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

export interface SectionState {
  open: boolean;
  /** The user's own act: it is remembered. */
  setOpen: (open: boolean) => void;
  /** Opens for now, without touching what is remembered: there is an error inside. */
  reveal: () => void;
}

/** State of one section: its group's, else the group 'global'. */
export function useSectionState(name: string, defaultOpen: boolean): SectionState {
  const around = useContext(Context);
  const global = useGroup('global');
  const group = around ?? global;
  const { enroll } = group;
  const [revealed, setRevealed] = useState(false);
  useEffect(() => enroll(name, () => setRevealed(false)), [enroll, name]);
  return {
    open: revealed || (group.stateOf(name) ?? defaultOpen),
    setOpen: useCallback(
      (open: boolean) => {
        setRevealed(false);
        group.set(name, open);
      },
      [group, name],
    ),
    reveal: useCallback(() => setRevealed(true), []),
  };
}
