import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Hotkey, hotkeys } from './hotkeys.ts';

/** Registers one shortcut while the component is mounted. `null` registers nothing. The newest handler is the one called. */
export function useHotkey(
  keys: string | null | undefined,
  label: string,
  handler: Hotkey['handler'],
  options: Pick<Hotkey, 'scope' | 'inFields' | 'inDialogs' | 'enabled'> = {},
): void {
  const { scope, inFields, inDialogs, enabled } = options;
  const latest = useRef({ handler, enabled });
  useEffect(() => {
    latest.current = { handler, enabled };
  });
  useEffect(() => {
    if (!keys) return;
    return hotkeys.register({
      keys,
      label,
      scope,
      inFields,
      inDialogs,
      handler: (event) => latest.current.handler(event),
      enabled: () => latest.current.enabled?.() ?? true,
    });
  }, [keys, label, scope, inFields, inDialogs]);
}

const never = () => false;

/** True while Alt alone is held: show the access keys. */
export function useAltHeld(): boolean {
  return useSyncExternalStore(hotkeys.subscribe, hotkeys.altHeld, never);
}
