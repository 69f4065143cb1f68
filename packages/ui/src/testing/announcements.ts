import { until } from '../lib/until.ts';
import { type Match, matches, textOf } from './accessible.ts';

export interface Announcement {
  text: string;
  /** `assertive` interrupts. */
  politeness: 'polite' | 'assertive';
}

export interface AnnouncementRecorder {
  /** What was told so far, in order. */
  readonly all: readonly Announcement[];
  texts(): string[];
  /** Waits until it is told. */
  expectAnnounced(text: Match): Promise<void>;
  /** Forgets what was told so far. */
  clear(): void;
  stop(): void;
}

const REGIONS = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';

const politeness = (region: Element): Announcement['politeness'] =>
  (region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')) ===
  'assertive'
    ? 'assertive'
    : 'polite';

/**
 * Records what a screen reader is told through live regions. A region that comes together with its text counts only when it is an
 * alert, as many screen readers stay silent otherwise. Start before acting; stop after the test.
 */
export function recordAnnouncements(root: Element = document.body): AnnouncementRecorder {
  const all: Announcement[] = [];
  const last = new WeakMap<Element, string>();
  const raw = (region: Element) => region.textContent ?? '';
  for (const region of root.querySelectorAll(REGIONS)) last.set(region, raw(region));

  const hear = (records: MutationRecord[]) => {
    const told = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS);
      if (around) told.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')].filter((each) => each.matches(REGIONS))) {
          if (region.getAttribute('role') === 'alert') told.add(region);
          else if (!last.has(region) && region !== around) last.set(region, raw(region));
        }
      }
    }
    for (const region of told) {
      // A text that comes again with a no-break space behind it is meant to be told again.
      if (last.get(region) === raw(region)) continue;
      last.set(region, raw(region));
      const text = textOf(region);
      if (text) all.push({ text, politeness: politeness(region) });
    }
  };
  const observer = new MutationObserver(hear);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  const texts = () => {
    hear(observer.takeRecords());
    return all.map(({ text }) => text);
  };
  return {
    get all() {
      texts();
      return all;
    },
    texts,
    async expectAnnounced(text) {
      await until(
        () => texts().some((each) => matches(each, text)),
        () => `The announcement ${text} (told: ${texts().join('; ') || 'nothing'})`,
      );
    },
    clear() {
      texts();
      all.length = 0;
    },
    stop: () => observer.disconnect(),
  };
}
