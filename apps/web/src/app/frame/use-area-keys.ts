import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useEffect, useRef } from 'react';
import { firstField, focusFirst } from '../../records/form/section-keys.ts';
import { mainID } from './use-navigation-effects.ts';

const panel = '[data-slot=context-panel]';
const grid = '[role=grid],[role=treegrid]';
const named = `[data-slot=navigation-menu],#${mainID} :is(${grid},aside,[data-slot=section][data-state=open]),${panel}`;
/** What may scroll: tabs do so sideways. */
const boxes = `#${mainID} :is(div,section,nav):not([role=tablist])`;
const reachable = ':is(a[href],button,input,textarea,[tabindex]):not(:disabled,[tabindex="-1"])';

const isShown = (each: HTMLElement) => each.offsetParent !== null;

/** What gets the focus in an area: the first field of a section, the one tab stop of a list, the page in hand of the menu. */
function entranceOf(area: HTMLElement): HTMLElement | undefined {
  if (area.matches('[data-slot=section]')) return firstField(area);
  const stops = [...area.querySelectorAll<HTMLElement>(reachable)].filter(isShown);
  return stops.find((each) => each.matches('[aria-current=page]')) ?? stops[0];
}

/** Whether a part of the page scrolls by itself: a sheet of tables and lists that is none of the other areas, nor has any. */
const isSheet = (each: HTMLElement) =>
  /auto|scroll/.test(getComputedStyle(each).overflowY) && !each.closest(named) && !each.querySelector(named);

/** The areas that something in can be reached of, in the order they stand. */
function shownAreas(): HTMLElement[] {
  let sheet: HTMLElement | undefined;
  return [...document.querySelectorAll<HTMLElement>(`${named},${boxes}`)].filter((area) => {
    if (sheet?.contains(area) || entranceOf(area) === undefined) return false;
    if (area.matches(named)) return true;
    const isIt = isSheet(area);
    if (isIt) sheet = area;
    return isIt;
  });
}

/**
 * F6 and Shift F6: the next area of the page and the one before, from wherever the focus is: the menu, lists, the sections of a form,
 * figures aside, sheets, the panel. Escape in the panel goes back to the page.
 */
export function useAreaKeys(): void {
  const left = useRef<HTMLElement | null>(null);
  const move = (step: 1 | -1) => {
    const all = shownAreas();
    const active = document.activeElement;
    const page = document.getElementById(mainID);
    const inner = all.findLastIndex((area) => area.contains(active));
    // From the head of a page the first area below it, or the last above.
    const after = all.findIndex((area) =>
      active && active !== document.body && active !== page
        ? active.compareDocumentPosition(area) & Node.DOCUMENT_POSITION_FOLLOWING
        : page?.contains(area),
    );
    const from = inner >= 0 ? inner : after - (step === 1 ? 1 : 0);
    const next = all.at((from + step) % all.length);
    if (next?.matches('[data-slot=section]')) focusFirst(next);
    else if (next) entranceOf(next)?.focus();
  };
  useHotkey('F6', 'Next area', () => move(1), { inFields: true });
  useHotkey('Shift+F6', 'Area before', () => move(-1), { inFields: true });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest(`#${mainID}`) && !target.closest(panel))
        left.current = target;
    };
    // After the panel, which puts the focus on its icon as it closes.
    const goBack = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Element && target.closest(panel))
        setTimeout(() => left.current?.focus());
    };
    addEventListener('focusin', note);
    addEventListener('keydown', goBack, true);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('keydown', goBack, true);
    };
  }, []);
}
