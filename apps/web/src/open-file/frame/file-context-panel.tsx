import { can } from '@closewright/domain/access';
import { ContextPanel, type ContextPanelTab } from '@closewright/ui/context-panel';
import { EmptyState } from '@closewright/ui/empty-state';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { History, Sigma, StickyNote } from 'lucide-react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { Activity } from '../../features/activity/activity.tsx';
import { pagePanel, panelAsked } from '../../lib/panel/page-panel.ts';
import { useStore } from '../../lib/store.ts';
import { figureAsked, figureInHand, type Why } from '../../lib/why/why.ts';
import { useOpenFile } from '../file-context.ts';

const key = 'contextPanel';

export interface PanelState {
  /** Id of the open tab; null is the rail. */
  tab: string | null;
  setTab(tab: string | null): void;
}

/** Which tab of the panel is open, remembered for the user. */
export function useContextPanel(): PanelState {
  const { preferences } = useSession();
  const tab = useSyncExternalStore(preferences.subscribe, () => preferences.get<string>(key) ?? null);
  const setTab = useCallback((next: string | null) => preferences.set(key, next), [preferences]);
  return { tab, setTab };
}

const ExplanationPanel = onDemand(async () => ({
  default: (await import('@closewright/ui/explanation-panel')).ExplanationPanel,
}));

/** The panel at the right of a file: why the figure in hand is what it is, what happened, and the notes nobody may miss. */
export function FileContextPanel({ panel }: { panel: PanelState }) {
  const file = useOpenFile();
  const { actor } = useSession();
  const notes = file?.header?.criticalNotes ?? [];
  const inHand = useStore(figureInHand);
  const why = useStore(figureAsked) ?? inHand;
  const ofPage = useStore(pagePanel);
  const asked = useStore(panelAsked);
  const answered = useRef(asked);
  const { setTab } = panel;
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    setTab(asked.tab);
  }, [asked, setTab]);
  if (file === null) return null;
  const tabs: ContextPanelTab[] = [
    ...(why === null
      ? []
      : [
          {
            id: 'why',
            label: 'Why',
            icon: Sigma,
            content: <Explanation {...why} />,
          },
        ]),
    ...ofPage,
    ...(can(actor, 'readOrder').allowed
      ? [{ id: 'activity', label: 'Activity', icon: History, content: <Activity ordersID={file.ordersID} /> }]
      : []),
    {
      id: 'notes',
      label: 'Notes',
      icon: StickyNote,
      content: <CriticalNotes notes={notes} />,
      ...(notes.length > 0 ? { alert: `${notes.length} critical` } : {}),
    },
  ];
  const open = tabs.some(({ id }) => id === panel.tab) ? panel.tab : null;
  return <ContextPanel tabs={tabs} value={open} onValueChange={panel.setTab} />;
}

function Explanation({ explanation, ...rest }: Why) {
  if (explanation !== null) return <ExplanationPanel explanation={explanation} {...rest} />;
  return <EmptyState title="The figure is open">What is missing for it stands beside the form.</EmptyState>;
}

function CriticalNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return <p className="text-label text-muted">This file has no critical note.</p>;
  return (
    <ul className="flex flex-col gap-2">
      {notes.map((note) => (
        <li key={note} className="border-l-[3px] border-danger-border pl-2 whitespace-pre-line">
          {note}
        </li>
      ))}
    </ul>
  );
}
