import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '../tokens/styles.css';
import { until } from './until.ts';

export { until };

const roots: Root[] = [];

/** Renders into the page for tests with real keys. The kit's own, because no test library is needed for one call. */
export async function show(children: ReactNode): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  roots.push(root);
  root.render(<StrictMode>{children}</StrictMode>);
  await until(() => host.childNodes.length > 0);
  return host;
}

/** Takes everything shown off the page. */
export function clearPage(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}
