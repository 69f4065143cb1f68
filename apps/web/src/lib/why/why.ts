import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { bringForward } from '../panel/page-panel.ts';
import { createStore } from '../store.ts';

/** The figure in hand of a page that has figures, and why it is what it is. */
export interface Why {
  /** Null while the figure is open. */
  readonly explanation: ExplanationNode | null;
  /** Goes to the field that a step names. */
  onOpenField(field: string): void;
  /** What else can be done about it: buttons below. */
  readonly actions?: ReactNode;
}

/** What the panel at the right of a file explains; null while the page has no figures. */
export const figureInHand = createStore<Why | null>(null);

/** A figure that is explained instead of the one in hand, because it was asked for by its own button: a total below the page. */
export const figureAsked = createStore<(Why & { readonly name: string }) | null>(null);

/** Brings the panel forward that explains the figure in hand. */
export function openWhy(): void {
  figureAsked.set(null);
  bringForward('why');
}

/** Brings it forward for another figure, by its name. */
export function openWhyOf(asked: Why & { readonly name: string }): void {
  figureAsked.set(asked);
  bringForward('why');
}

/** Tells the panel the figure in hand while the page is mounted. Keep the explanation, or the panel is drawn anew. */
export function useWhy(explanation: ExplanationNode | null, onOpenField: Why['onOpenField']): void {
  const openField = useEffectEvent(onOpenField);
  useEffect(() => {
    figureInHand.set({ explanation, onOpenField: (field) => openField(field) });
  }, [explanation]);
  useEffect(() => () => figureInHand.set(null), []);
}
