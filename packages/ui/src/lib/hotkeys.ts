import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { holdKeys } from './held-keys.ts';

/** One shortcut: a key binding in tinykeys' grammar (`$mod+k`, `Alt+KeyM`, `F1`) and what it does. */
export interface Hotkey {
  /** The binding. Access keys are written `Alt+KeyM` so that the physical key decides, also where Alt types another letter. */
  keys: string;
  /** What it does, in words: shown in the list of shortcuts and in conflict reports. */
  label: string;
  /** What it does. `event.preventDefault()` has been called already. */
  handler: (event: KeyboardEvent) => void;
  /** Where it is in force. Two shortcuts of one scope with the same keys are a conflict; of two scopes the later wins. Default 'app'. */
  scope?: string;
  /** Also while the caret is in a field. Default: true for bindings with Alt or Ctrl/Meta and for function keys, false for plain letters. */
  inFields?: boolean;
  /** Also while a modal dialog is open. Default false: behind a dialog nothing may happen. */
  inDialogs?: boolean;
  /** It opens a dialog with a box: what is typed until the box has the focus goes into it. */
  opensBox?: boolean;
  /** Asked at the key press; false lets the key through. */
  enabled?: () => boolean;
  /** Asked at the key press; false swallows the key: what it belongs to is on its way out. */
  stands?: () => boolean;
}

/** Two shortcuts that want the same keys in the same scope. */
export interface HotkeyConflict {
  keys: string;
  scope: string;
  labels: string[];
}

export interface HotkeyRegistry {
  /** Adds a shortcut; the answer takes it away again. */
  register(hotkey: Hotkey): () => void;
  /** Every shortcut in force, the newest last. */
  list(): readonly Hotkey[];
  /** The shortcut that a key press is for. */
  find(event: KeyboardEvent): Hotkey | undefined;
  /** Shortcuts of one scope that share their keys: the first registered one answers. */
  conflicts(): HotkeyConflict[];
  /** Replaces bindings by the user's own (WCAG 2.1.4); null switches a binding off. */
  remap(bindings: Record<string, string | null>): void;
  /** The binding in force after remapping, or null if switched off. */
  binding(keys: string): string | null;
  /** Switches all shortcuts on or off. */
  setEnabled(enabled: boolean): void;
  /** True while Alt alone is held down: access keys are underlined then. */
  altHeld(): boolean;
  /** Tells of changes to `altHeld` and of remapping. */
  subscribe(listener: () => void): () => void;
  /** Listens on a window; the answer stops. Called once by the first `register`, in a browser. */
  attach(target: Window): () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox],[type=radio],[type=button]),textarea,select,[contenteditable=""],[contenteditable=true]',
  ) !== null;

const isPlain = (keys: string): boolean => !/(Alt|Control|Meta|\$mod)\+/.test(keys) && !/(^|\+)F\d+$/.test(keys);

const dialogOpen = (): boolean =>
  document.querySelector('[role=dialog][data-state=open][data-modal],[role=alertdialog][data-state=open]') !== null;

/** Makes a registry. The app uses the one below; tests make their own. */
export function createHotkeys(): HotkeyRegistry {
  const hotkeys: Hotkey[] = [];
  const listeners = new Set<() => void>();
  let bindings: Record<string, string | null> = {};
  let enabled = true;
  let alt = false;
  let detach: (() => void) | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const setAlt = (next: boolean) => {
    if (alt === next) return;
    alt = next;
    tell();
  };
  const binding = (keys: string) => (keys in bindings ? (bindings[keys] ?? null) : keys);

  const matches = (hotkey: Hotkey, event: KeyboardEvent): boolean => {
    const keys = binding(hotkey.keys);
    if (!keys) return false;
    const press = parseKeybinding(keys)[0];
    if (!press || !matchKeybindingPress(event, press)) return false;
    if (isField(event.target) && !(hotkey.inFields ?? !isPlain(keys))) return false;
    if (!hotkey.inDialogs && dialogOpen()) return false;
    return hotkey.enabled?.() ?? true;
  };

  const find = (event: KeyboardEvent) => {
    let found: Hotkey | undefined;
    for (const hotkey of hotkeys) {
      if (!matches(hotkey, event)) continue;
      // The latest scope wins; within a scope the first one registered.
      if (!found || (hotkey.scope ?? 'app') !== (found.scope ?? 'app')) found = hotkey;
    }
    return found;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    setAlt(event.key === 'Alt' && !event.ctrlKey && !event.metaKey && !event.shiftKey ? true : alt && event.altKey);
    // The browser's own menu would take the focus when Alt is let go.
    if (event.key === 'Alt' && hotkeys.some((hotkey) => hotkey.keys.startsWith('Alt+'))) event.preventDefault();
    if (!enabled || event.defaultPrevented || event.isComposing) return;
    const found = find(event);
    if (!found) return;
    event.preventDefault();
    if (found.stands?.() === false) return;
    if (found.opensBox) holdKeys();
    found.handler(event);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === 'Alt') setAlt(false);
  };
  const drop = () => setAlt(false);

  const registry: HotkeyRegistry = {
    register(hotkey) {
      if (!detach && typeof window !== 'undefined') detach = registry.attach(window);
      hotkeys.push(hotkey);
      return () => {
        const at = hotkeys.indexOf(hotkey);
        if (at >= 0) hotkeys.splice(at, 1);
        if (hotkeys.length === 0) {
          detach?.();
          detach = undefined;
        }
      };
    },
    list: () => hotkeys,
    find,
    conflicts() {
      const groups = new Map<string, Hotkey[]>();
      for (const hotkey of hotkeys) {
        const keys = binding(hotkey.keys);
        if (!keys) continue;
        const id = `${hotkey.scope ?? 'app'}\n${keys}`;
        groups.set(id, [...(groups.get(id) ?? []), hotkey]);
      }
      return [...groups.entries()]
        .filter(([, group]) => group.length > 1)
        .map(([id, group]) => {
          const [scope = 'app', keys = ''] = id.split('\n');
          return { keys, scope, labels: group.map((hotkey) => hotkey.label) };
        });
    },
    remap(next) {
      bindings = next;
      tell();
    },
    binding,
    setEnabled(next) {
      enabled = next;
      if (!next) setAlt(false);
    },
    altHeld: () => alt,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(target) {
      target.addEventListener('keydown', onKeyDown);
      target.addEventListener('keyup', onKeyUp, true);
      target.addEventListener('blur', drop);
      return () => {
        target.removeEventListener('keydown', onKeyDown);
        target.removeEventListener('keyup', onKeyUp, true);
        target.removeEventListener('blur', drop);
      };
    },
  };
  return registry;
}

/** The registry of the app: one for shortcuts and access keys alike. */
export const hotkeys: HotkeyRegistry = createHotkeys();

/** The binding of an access key: the physical key where there is one. */
export function accessKeyBinding(letter: string): string {
  if (/^[a-z]$/i.test(letter)) return `Alt+Key${letter.toUpperCase()}`;
  if (/^\d$/.test(letter)) return `Alt+Digit${letter}`;
  return `Alt+${letter}`;
}

/** A binding in the form of `aria-keyshortcuts`: `$mod+k` is "Control+K", `Alt+KeyM` is "Alt+M". */
export function ariaKeyShortcut(keys: string | null): string | undefined {
  if (!keys) return undefined;
  return keys
    .split('+')
    .map((part) => part.replace(/^(Key|Digit)(?=.$)/, '').replace('$mod', 'Control'))
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

/** A binding as people read it: `$mod+k` is "Ctrl K". */
export function hotkeyText(keys: string): string {
  return (ariaKeyShortcut(keys) ?? '').replace('Control', 'Ctrl').replaceAll('+', ' ');
}
