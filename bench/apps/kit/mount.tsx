import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expose, type Part } from './content.ts';

/** Draws a kit page and gives its steps to the harness. */
export function mount(page: ReactNode, native: readonly Part[] = []): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('No root element');
  createRoot(root).render(page);
  expose(native);
}
