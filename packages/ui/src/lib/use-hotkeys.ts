import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Hotkey, hotkeys } from './hotkeys.ts';

const Stands = createContext<(() => boolean) | undefined>(undefined);

/** Around a page: says at a key press whether it stands. Shortcuts of a page that is being left do nothing. */
export const HotkeysOfPage = Stands.Provider;

/**
 * Registers one shortcut while the component is mounted. `null` registers nothing. The newest handler is the one called. In force as
 * soon as the component is in the page: an effect that runs a moment after that would lose a key to somebody who sees the page.
 */
export function useHotkey(
  keys: string | null | undefined,
  label: string,
  handler: Hotkey['handler'],
  options: Pick<Hotkey, 'scope' | 'inFields' | 'inDialogs' | 'opensBox' | 'enabled'> = {},
): void {
  const { scope, inFields, inDialogs, opensBox, enabled } = options;
  const stands = use(Stands);
  const latest = useRef({ handler, enabled });
  useLayoutEffect(() => {
    latest.current = { handler, enabled };
  });
  useLayoutEffect(() => {
    if (!keys) return;
    return hotkeys.register({
      keys,
      label,
      scope,
      inFields,
      inDialogs,
      opensBox,
      handler: (event) => latest.current.handler(event),
      enabled: () => latest.current.enabled?.() ?? true,
      stands,
    });
  }, [keys, label, scope, inFields, inDialogs, opensBox, stands]);
}

const never = () => false;

/** True while Alt alone is held: show the access keys. */
export function useAltHeld(): boolean {
  return useSyncExternalStore(hotkeys.subscribe, hotkeys.altHeld, never);
}
