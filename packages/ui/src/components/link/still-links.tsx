// biome-ignore-all lint/a11y/noStaticElementInteractions: the address comes with the props
// biome-ignore-all lint/a11y/useKeyWithClickEvents: a link is pressed by keys as well
// biome-ignore-all lint/a11y/useValidAnchor: the address comes with the props
import type { ReactNode } from 'react';
import { LinkProvider } from './link.tsx';

/** For stories and tests: links that can be pressed but lead nowhere. */
export function StillLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider
      component={({ onClick, children: content, ...props }) => (
        <a
          {...props}
          onClick={(event) => {
            event.preventDefault();
            onClick?.(event);
          }}
        >
          {content}
        </a>
      )}
    >
      {children}
    </LinkProvider>
  );
}
